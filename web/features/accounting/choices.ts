/** An account that a form offers. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly balance?: number | null;
}

/** An archived account is offered only to a voucher that has it already. */
export const withKept = (accounts: readonly Choice[], kept: Choice | undefined): readonly Choice[] =>
  (kept && !accounts.some(({ id }) => id === kept.id) ? [...accounts, kept] : accounts);
