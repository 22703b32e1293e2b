import type { GatewayText } from '../../gatewayText.ts';

/** Which rows of a file are looked at. */
export type Show = 'ALL' | 'CHANGES' | 'WRONG';

/** What a column means, to the gateway. */
export interface Meaning {
  column: number;
  field: string;
}

export interface ImportColumn {
  readonly column: number;
  readonly header: string;
  /** The values of the first rows. */
  readonly samples: readonly string[];
  /** Null when it is left out. */
  readonly field: string | null | undefined;
}

type Problem = GatewayText & { readonly field: string; readonly message: string };

export interface ImportRow {
  readonly number: number;
  readonly label: string;
  readonly action: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
  readonly problems: readonly Problem[];
}

/** What a file would do, as the gateway answers it for each kind of file. */
export interface ImportPreview {
  readonly name: string;
  readonly total: number;
  readonly wrong: number;
  readonly hasMore: boolean;
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportRow[];
}

/** The column mapping as the gateway's input. */
export const meanings = (columns: readonly ImportColumn[]): Meaning[] =>
  columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []));
