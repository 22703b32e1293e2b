import { deliveryZone } from './delivery-zone.ts';
import { extraKilograms } from './extra-weight.ts';
import type { Poisha } from './money.ts';

/** The charges of a delivery method for the way there; null where no method is known, or what it takes. */
export interface DeliveryTerms {
  insidePoisha: bigint | null;
  suburbPoisha: bigint | null;
  outsidePoisha: bigint | null;
  extraKgPoisha: bigint | null;
  baseKg: number | null;
}

export interface ChargeTerms extends DeliveryTerms {
  codBasisPoints: number | null;
}

export interface CarriedParcel {
  district: string;
  thana: string;
  grams: number | null;
}

/** What the terms say of bringing a parcel: zone charge and extra weight. Null where the courier, the district or the charge is unknown. */
export function deliveryByTerms(terms: DeliveryTerms, { grams, ...place }: CarriedParcel): Poisha | null {
  const zone = deliveryZone(place);
  const base = zone && { inside: terms.insidePoisha, suburb: terms.suburbPoisha, outside: terms.outsidePoisha }[zone];
  if (base === null) return null;
  return base + BigInt(extraKilograms(grams, terms.baseKg ?? 1)) * (terms.extraKgPoisha ?? 0n);
}

/** What the terms say of bringing a parcel back; zero where they do not say what bringing it costs. */
export const returnByTerms = (terms: DeliveryTerms & { returnPercent: number }, parcel: CarriedParcel): Poisha =>
  (deliveryByTerms(terms, parcel) ?? 0n) * BigInt(terms.returnPercent) / 100n;

/** What the terms say of a parcel: for bringing it, and the share of the cash. */
export function chargeByTerms(
  terms: ChargeTerms,
  { cash, codPercent, ...parcel }: CarriedParcel & {
    cash: Poisha;
    /** The setting of the business, for couriers without a share of their own. */
    codPercent: number;
  },
): { delivery: Poisha | null; codFee: Poisha } {
  const basisPoints = BigInt(terms.codBasisPoints || Math.round(codPercent * 100));
  return { delivery: deliveryByTerms(terms, parcel), codFee: (cash * basisPoints + 5_000n) / 10_000n };
}
