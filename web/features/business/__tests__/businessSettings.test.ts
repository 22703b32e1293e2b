import { describe, expect, it } from 'vitest';
import { collisionsOf } from '../businessSettings.ts';
import type { BusinessSettings } from '../businessSettings.ts';

const saved: BusinessSettings = {
  name: 'Nakshi Ghor', address: '', hotline: '', orderPrefix: 'NG-', deliveryFeeInside: 60, deliveryFeeSuburb: 100,
  deliveryFeeOutside: 130, deliveryIncludedKg: 1, deliveryFeeExtraKg: 0, packagingCost: 12, codFeePercent: 1, reservationTiming: 'CONFIRMATION', allowsBackorder: false, restockDays: 0,
};

describe('a setting that is being edited', () => {
  it('shows both versions where both changed, one where it follows, nothing where only it changed', () => {
    const now = { ...saved, address: 'Mirpur 10', deliveryFeeInside: 70, hotline: '01711204466' };
    const draft = { ...now, address: 'Dhanmondi', orderPrefix: 'N-' };
    expect(collisionsOf(saved, now, draft)).toEqual([
      { name: 'address', theirs: 'Mirpur 10', yours: 'Dhanmondi' },
      { name: 'hotline', theirs: '01711204466' },
      { name: 'deliveryFeeInside', theirs: 70 },
    ]);
  });
});
