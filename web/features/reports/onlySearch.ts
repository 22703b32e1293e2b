import { textField } from '../../list/searchFields.ts';

/** Which orders alone a report is about, in its address. */
export interface OnlySearch {
  source?: string;
  courier?: string;
  district?: string;
}

export const onlyFields = { source: textField, courier: textField, district: textField };

export const readOnlySearch = (raw: Record<string, unknown>): OnlySearch => ({
  source: textField(raw.source), courier: textField(raw.courier), district: textField(raw.district),
});

/** The address without other choices; undefined for all orders. */
export function onlyOf({ source, courier, district }: OnlySearch): OnlySearch | undefined {
  return source || courier || district ? { source, courier, district } : undefined;
}
