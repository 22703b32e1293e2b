import { deliveryZone } from '../../../schema/rules/delivery-zone.ts';
import { extraKilograms } from '../../../schema/rules/extra-weight.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

/** The charges of a delivery method; null where no method is known. */
export interface ChargeTerms {
  insidePoisha: bigint | null;
  suburbPoisha: bigint | null;
  outsidePoisha: bigint | null;
  extraKgPoisha: bigint | null;
  baseKg: number | null;
  codBasisPoints: number | null;
}

/** What the terms say of a parcel: zone charge, extra weight, and the share of the cash. */
export function chargeByTerms(
  terms: ChargeTerms,
  { district, thana, grams, cash, codPercent }: {
    district: string; thana: string; grams: number | null; cash: Poisha;
    /** The setting of the business, for couriers without a share of their own. */
    codPercent: number;
  },
): { delivery: Poisha | null; codFee: Poisha } {
  const zone = deliveryZone({ district, thana });
  const base = zone && { inside: terms.insidePoisha, suburb: terms.suburbPoisha, outside: terms.outsidePoisha }[zone];
  const beyond = BigInt(extraKilograms(grams, terms.baseKg ?? 1)) * (terms.extraKgPoisha ?? 0n);
  const basisPoints = BigInt(terms.codBasisPoints || Math.round(codPercent * 100));
  return { delivery: base === null ? null : base + beyond, codFee: (cash * basisPoints + 5_000n) / 10_000n };
}
