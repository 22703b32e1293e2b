import { graphql } from 'relay-runtime';
import type { deliveryMethodDraft_terms$data } from '../../__generated__/deliveryMethodDraft_terms.graphql.ts';
import type { SaveDeliveryMethodInput } from '../../__generated__/useSaveDeliveryMethodMutation.graphql.ts';

void graphql`
  fragment deliveryMethodDraft_terms on CourierTerms {
    provider
    storeId
    insideCharge
    suburbCharge
    outsideCharge
    baseKg
    extraKgCharge
    codPercent
    returnPercent
    payoutDays
    graceDays
    tolerance
    trackingUrl
    districts
    statusMap {
      raw
      status
    }
    maskedKey
    webhookUrl
    hasWebhookSecret
  }
`;

type Terms = Omit<deliveryMethodDraft_terms$data, ' $fragmentType'>;

/** Manual, pickup by the customer, or the courier whose API is used. */
export type MethodType = 'MANUAL' | 'PICKUP' | 'STEADFAST' | 'PATHAO' | 'REDX';

export interface MethodDraft {
  name: string;
  type: MethodType;
  isActive: boolean;
  storeId: string;
  insideCharge: number | null;
  suburbCharge: number | null;
  outsideCharge: number | null;
  baseKg: number | null;
  extraKgCharge: number | null;
  codPercent: number | null;
  returnPercent: number | null;
  payoutDays: number | null;
  graceDays: number | null;
  tolerance: number | null;
  trackingUrl: string;
  /** Comma-separated, as typed. */
  districts: string;
  statusMap: { raw: string; status: string }[];
  apiKey: string;
  apiSecret: string;
  username: string;
  password: string;
  webhookSecret: string;
}

const NO_KEYS = { apiKey: '', apiSecret: '', username: '', password: '', webhookSecret: '' };

export const emptyMethod: MethodDraft = {
  name: '', type: 'MANUAL', isActive: true, storeId: '', insideCharge: null, suburbCharge: null, outsideCharge: null,
  baseKg: 1, extraKgCharge: null, codPercent: 1, returnPercent: 0, payoutDays: 7, graceDays: 2, tolerance: 1,
  trackingUrl: '', districts: '', statusMap: [], ...NO_KEYS,
};

/** The initial form values of a saved method. Its keys are never loaded; charges are null for whoever may not see them. */
export function draftOf(method: { name: string; kind: string; isActive: boolean }, terms: Terms): MethodDraft {
  const { provider, districts, statusMap, maskedKey: _key, webhookUrl: _url, hasWebhookSecret: _has, ...rest } = terms;
  const { insideCharge = null, suburbCharge = null, outsideCharge = null, extraKgCharge = null, codPercent = null, returnPercent = null } = rest;
  return {
    ...rest,
    insideCharge,
    suburbCharge,
    outsideCharge,
    extraKgCharge,
    codPercent,
    returnPercent,
    ...NO_KEYS,
    name: method.name,
    isActive: method.isActive,
    type: (method.kind === 'API' ? provider : method.kind) as MethodType,
    districts: districts.join(', '),
    statusMap: statusMap.map(({ raw, status }) => ({ raw, status })),
  };
}

export const isConnected = (type: MethodType): boolean => type !== 'MANUAL' && type !== 'PICKUP';

export const districtsOf = (text: string): string[] => [...new Set(text.split(',').map((name) => name.trim()).filter(Boolean))];

const given = (text: string) => text.trim() || undefined;

const chargesOf = ({ insideCharge, suburbCharge, outsideCharge, extraKgCharge, codPercent, returnPercent }: MethodDraft) => ({
  insideCharge: insideCharge ?? undefined,
  suburbCharge: suburbCharge ?? undefined,
  outsideCharge: outsideCharge ?? undefined,
  forgetsCharges: true,
  extraKgCharge: extraKgCharge ?? 0,
  codPercent: codPercent ?? 0,
  returnPercent: returnPercent ?? 0,
});

/** Converts the form values into the gateway's input. Charges that the viewer may not see are left out: they stay as they are. */
export function methodInput(draft: MethodDraft, { hasCharges }: { hasCharges: boolean }): SaveDeliveryMethodInput {
  const { type, statusMap, districts, ...rest } = draft;
  const connected = isConnected(type);
  return {
    name: rest.name.trim(),
    isActive: rest.isActive,
    kind: connected ? 'API' : type as 'MANUAL' | 'PICKUP',
    provider: connected ? type as 'STEADFAST' | 'PATHAO' | 'REDX' : undefined,
    storeId: rest.storeId.trim(),
    ...(hasCharges && chargesOf(draft)),
    baseKg: rest.baseKg ?? 1,
    payoutDays: rest.payoutDays ?? 0,
    graceDays: rest.graceDays ?? 0,
    tolerance: rest.tolerance ?? 0,
    trackingUrl: rest.trackingUrl.trim(),
    districts: districtsOf(districts),
    statusMap: statusMap.map(({ raw, status }) => ({ raw: raw.trim(), status })) as SaveDeliveryMethodInput['statusMap'],
    apiKey: given(rest.apiKey),
    apiSecret: given(rest.apiSecret),
    username: given(rest.username),
    password: given(rest.password),
    webhookSecret: given(rest.webhookSecret),
  };
}
