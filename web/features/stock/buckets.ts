import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../schema/rules/format.ts';

/** The buckets that the pieces of a variant can be in. */
export type Bucket = 'onHand' | 'reserved' | 'withCourier' | 'returning' | 'damaged' | 'inTransfer';

/** The names of the buckets, in display order. */
export function useBucketWords(): Record<Bucket, string> {
  const { t } = useTranslation();
  return {
    onHand: t('On hand'),
    reserved: t('Reserved'),
    withCourier: t('With courier'),
    returning: t('Returning'),
    damaged: t('Damaged'),
    inTransfer: t('In transfer'),
  };
}

/** 1 -> '+1', -2 -> '−2', 0 -> ''. */
export function signedUnits(units: number): string {
  if (units === 0) return '';
  return units > 0 ? `+${formatCount(units)}` : `−${formatCount(-units)}`;
}

const BUCKETS: readonly Bucket[] = ['onHand', 'reserved', 'withCourier', 'returning', 'damaged', 'inTransfer'];

/** The buckets named in a finding of a ledger check: 'onHand is 93, moved 10'. */
export const bucketsIn = (detail: string): Bucket[] => BUCKETS.filter((bucket) => new RegExp(`\\b${bucket} is\\b`).test(detail));
