import { z } from 'zod';

/** What is known of the parcels to a phone number. */
export interface PhoneRecord {
  /** Parcels that were delivered or came back; null where only shares are told. */
  parcels: number | null;
  /** From 0 to 100; null for a phone number without parcels. */
  deliveredPercent: number | null;
  /** Too few parcels to judge by. */
  isFew: boolean;
  /** Complaints of other sellers. */
  reports: number;
}

/** With fewer parcels a share says nothing: one parcel that came back would be 0 per cent. */
const FEW = 5;

export const parcelCount = z.coerce.number().int().min(0).max(1_000_000);

/** The record of one who counts parcels. */
export function countedRecord(parcels: number, delivered: number, reports: number): PhoneRecord {
  const deliveredPercent = parcels === 0 ? null : Math.round((Math.min(delivered, parcels) * 100) / parcels);
  return { parcels, deliveredPercent, isFew: parcels < FEW, reports };
}
