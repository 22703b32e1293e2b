/** The form values of an expense or income; the amount in taka. */
export interface VoucherDraft {
  day: string;
  amount: number | null;
  party: string;
  /** The courier or supplier that `party` is; null for any other name. */
  payee: { readonly id: string; readonly type: string; readonly name: string } | null;
  note: string;
  accountId: string;
  counterId: string;
  files: { id: string; name: string }[];
  /** How often a new expense comes again; '' for once. */
  every: '' | 'MONTH' | 'WEEK';
}
