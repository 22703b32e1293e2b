import { describe, expect, it } from 'vitest';
import { netOf, readStatement } from '../readStatement.ts';

describe('a pasted statement', () => {
  it('is read by its headings, whatever the courier calls them', () => {
    const { rows, unreadable } = readStatement('Tracking ID\tCOD Amount\tDelivery Charge\tCOD Charge\nSF1\t৳1,200.50\t60\t12\nSF2\t১২০০\t\t-');
    expect(rows).toMatchObject([
      { consignment: 'SF1', collected: 1200.5, deliveryCharge: 60, codFee: 12 }, { consignment: 'SF2', collected: 1200, codFee: 0 },
    ]);
    expect(unreadable).toEqual([]);
    expect(netOf(rows[0]!)).toBe(1128.5);
  });

  it('is read as CSV with quotes, its sum at the end left out', () => {
    const { rows } = readStatement('"Invoice","Collected"\n"NG-1024","1,200"\n,1200');
    expect(rows).toMatchObject([{ invoice: 'NG-1024', collected: 1200 }]);
  });

  it('is read without headings in the usual order, also as scanned numbers alone', () => {
    expect(readStatement('SF1,560,60\nSF2').rows).toMatchObject([{ consignment: 'SF1', collected: 560, deliveryCharge: 60, isPaidAsOwed: false }, { consignment: 'SF2', collected: 0, isPaidAsOwed: true }]);
    expect(readStatement('Consignment\nSF1').rows).toMatchObject([{ consignment: 'SF1', isPaidAsOwed: true }]);
    // An empty amount is an amount: nothing was collected.
    expect(readStatement('Consignment,Collected\nSF1,').rows).toMatchObject([{ consignment: 'SF1', isPaidAsOwed: false }]);
    expect(readStatement('SF1,,').rows).toMatchObject([{ consignment: 'SF1', isPaidAsOwed: true }]);
  });

  it('is read as CSV where the first cell of a line is empty', () => {
    expect(readStatement('Tracking ID,Invoice,COD,Charge\n,10482,1200,60\nSF2,10483,500,60').rows).toMatchObject([
      { consignment: '', invoice: '10482', collected: 1200, deliveryCharge: 60 }, { consignment: 'SF2', invoice: '10483' },
    ]);
    expect(readStatement('Invoice;Collected;Note;Charge\nA1;"1,200";;60\n;5;;').rows).toMatchObject([{ invoice: 'A1', deliveryCharge: 60 }]);
  });

  it('takes charges with a minus sign for charges, and the other sign for one that was paid back, each column by itself', () => {
    const { rows, unreadable } = readStatement('CN,COD,Delivery charge,COD fee,Adjustment\nA1,500,-60,5,0\nA2,700,−70/-,7,-20\nA3,0,60,-3,0');
    expect(unreadable).toEqual([]);
    expect(rows).toMatchObject([
      { consignment: 'A1', deliveryCharge: 60, codFee: 5, adjustment: 0 },
      { consignment: 'A2', deliveryCharge: 70, codFee: 7, adjustment: -20 },
      { consignment: 'A3', deliveryCharge: -60, codFee: -3 },
    ]);
    expect(rows.map(netOf)).toEqual([435, 603, 63]);
  });

  it('names the lines that cannot be read', () => {
    expect(readStatement('consignment,collected\nSF1,many\nSF2,5')).toMatchObject({ rows: [{ consignment: 'SF2' }], unreadable: [2] });
  });
});
