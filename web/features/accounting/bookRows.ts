import type { BooksPageQuery$data } from '../../__generated__/BooksPageQuery.graphql.ts';
import type { Statement } from './booksSearch.ts';

export type TrialRow = BooksPageQuery$data['trialBalance'][number];

export interface BookRow {
  id: string;
  /** The id of the account; none for a sum. */
  accountId?: string;
  /** The name of the account; for a sum its translation key. */
  name: string;
  group: string;
  amount: number;
}

/** Rounds a sum to two decimals, without the errors of floating-point numbers. */
export const roundTaka = (taka: number) => Math.round(taka * 100) / 100;
const sum = (rows: readonly BookRow[]) => roundTaka(rows.reduce((total, { amount }) => total + amount, 0));

const part = (rows: readonly TrialRow[], type: string, amountOf: (row: TrialRow) => number): BookRow[] =>
  rows.filter((row) => row.type === type)
    .map((row) => ({ id: row.accountId, accountId: row.accountId, name: row.name, group: type, amount: roundTaka(amountOf(row)) }))
    .filter(({ amount }) => amount !== 0);

const total = (name: string, group: string, amount: number): BookRow => ({ id: `total-${name}`, name, group, amount });

const moved = (row: TrialRow) => (row.debit ?? 0) - (row.credit ?? 0);

/** The rows of the profit and loss statement. */
function profitRows(rows: readonly TrialRow[]): BookRow[] {
  const income = part(rows, 'INCOME', (row) => -moved(row));
  const expense = part(rows, 'EXPENSE', moved);
  return [
    ...income, total('TOTAL_INCOME', 'INCOME', sum(income)),
    ...expense, total('TOTAL_EXPENSE', 'EXPENSE', sum(expense)),
    total('PROFIT', 'PROFIT', roundTaka(sum(income) - sum(expense))),
  ];
}

/** The rows of the balance sheet at the end of the last day; both sides are equal. */
function balanceRows(rows: readonly TrialRow[]): BookRow[] {
  const held = (row: TrialRow) => row.closing ?? 0;
  const assets = part(rows, 'ASSET', held);
  const owed = part(rows, 'LIABILITY', (row) => -held(row));
  const own = part(rows, 'EQUITY', (row) => -held(row));
  const earned = roundTaka(-rows.filter(({ type }) => type === 'INCOME' || type === 'EXPENSE').reduce((all, row) => all + held(row), 0));
  const equity = [...own, total('EARNED', 'EQUITY', earned)];
  return [
    ...assets, total('TOTAL_ASSETS', 'ASSET', sum(assets)),
    ...owed, total('TOTAL_OWED', 'LIABILITY', sum(owed)),
    ...equity, total('TOTAL_CLAIMS', 'EQUITY', roundTaka(sum(owed) + sum(equity))),
  ];
}

/** The rows of a statement. The trial balance has other columns and is not made of these. */
export const bookRows = (show: Exclude<Statement, 'trial'>, rows: readonly TrialRow[]): BookRow[] =>
  (show === 'profit' ? profitRows(rows) : balanceRows(rows));
