import type { StatementLine } from './statementFacts.ts';

/** One amount of a parcel by our books and by the courier's statement, in taka; null where one of them does not say it. */
export interface ComparedAmount {
  id: 'cash' | 'delivery' | 'codFee' | 'returnCharge' | 'adjustment' | 'net';
  books: number | null;
  courier: number | null;
}

/** What our books say of a line, as the gateway compares it. */
interface Books {
  deliveryCharge: number | null | undefined;
  codFee: number | null | undefined;
  returnCharge: number | null | undefined;
  net: number | null | undefined;
}

type Line = Pick<StatementLine, 'result' | 'expected' | 'collected' | 'deliveryCharge' | 'codFee' | 'returnCharge' | 'net'>;

const less = (amount: number | null | undefined) => (typeof amount === 'number' ? 0 - amount : null);

/** Both sides of a line, from the cash to what comes to the business: charges below zero, rows of nothing left out. */
export function comparedAmounts(line: Line, books: Books, canSeeCharges: boolean): ComparedAmount[] {
  const isThere = line.result !== 'EXPECTED_MISSING';
  const of = (amount: number | null | undefined) => (isThere ? less(amount) : null);
  const cash: ComparedAmount = { id: 'cash', books: line.expected ?? null, courier: isThere ? line.collected : null };
  if (!canSeeCharges) return [cash];
  const charges: ComparedAmount[] = [
    { id: 'delivery', books: less(books.deliveryCharge), courier: of(line.deliveryCharge) },
    { id: 'codFee', books: less(books.codFee), courier: of(line.codFee) },
    { id: 'returnCharge', books: less(books.returnCharge), courier: of(line.returnCharge) },
  ];
  const net = isThere ? (line.net ?? null) : null;
  const kept = (line.deliveryCharge ?? 0) + (line.codFee ?? 0) + (line.returnCharge ?? 0);
  // What the courier has added or taken beyond its charges.
  const adjustment = net === null ? 0 : Math.round((net - line.collected + kept) * 100) / 100;
  return [
    cash, ...charges.filter((row) => row.books || row.courier),
    ...(adjustment === 0 ? [] : [{ id: 'adjustment' as const, books: null, courier: adjustment }]),
    { id: 'net', books: books.net ?? null, courier: net },
  ];
}
