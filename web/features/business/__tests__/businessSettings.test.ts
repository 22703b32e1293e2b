import { describe, expect, it } from 'vitest';
import { collisionsOf, differs, draftOf } from '../businessSettings.ts';
import type { BusinessSettings } from '../businessSettings.ts';

const saved: BusinessSettings = {
  name: 'Nakshi Ghor', address: '', hotline: '', orderPrefix: 'NG-', deliveryFeeInside: 60, deliveryFeeSuburb: 100,
  deliveryFeeOutside: 130, packagingCost: 12, codFeePercent: 1, reservationTiming: 'CONFIRMATION', allowsBackorder: false,
};

describe('a setting that is being edited', () => {
  it('differs where something else was typed, and not where the same was', () => {
    const typed = { deliveryFeeInside: 60, allowsBackorder: true, address: '' };
    expect(differs(draftOf(saved, typed), saved)).toEqual(['allowsBackorder']);
  });

  it('knows an amount that cannot be read from the one that is saved', () => {
    expect(differs(draftOf(saved, { deliveryFeeInside: null }), saved)).toEqual(['deliveryFeeInside']);
  });

  it('shows both versions where both changed, one where it follows, nothing where only it changed', () => {
    const now = { ...saved, address: 'Mirpur 10', deliveryFeeInside: 70, hotline: '01711204466' };
    const typed = { address: 'Dhanmondi', hotline: '01711204466', orderPrefix: 'N-' };
    expect(collisionsOf(saved, now, typed)).toEqual([
      { name: 'address', theirs: 'Mirpur 10', yours: 'Dhanmondi' },
      { name: 'hotline', theirs: '01711204466' },
      { name: 'deliveryFeeInside', theirs: 70 },
    ]);
  });
});
