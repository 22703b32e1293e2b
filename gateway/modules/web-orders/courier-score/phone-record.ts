import { z } from 'zod';

/** What is known of the parcels to a phone number. */
export interface PhoneRecord {
  /** Parcels that were delivered or came back; null where only shares are told. */
  parcels: number | null;
  /** From 0 to 100; null for a phone number without parcels. */
  deliveredPercent: number | null;
  /** Of too few parcels to judge by, as one says who tells only shares. */
  isFew: boolean;
  /** Complaints of other sellers. */
  reports: number;
}

export const parcelCount = z.coerce.number().int().min(0).max(1_000_000);

/** The record of one who counts parcels. */
export function countedRecord(parcels: number, delivered: number, reports: number): PhoneRecord {
  const deliveredPercent = parcels === 0 ? null : Math.round((Math.min(delivered, parcels) * 100) / parcels);
  return { parcels, deliveredPercent, isFew: false, reports };
}
