interface Row {
  readonly id: string;
  readonly canDecide: boolean;
  readonly claim: { readonly isMine: boolean } | null | undefined;
}

/**
 * The next row that waits for a call and that nobody else is calling; from the top where the opened order has left the
 * tab.
 */
export function nextToCall<Order extends Row>(rows: readonly Order[], opened: string | undefined): Order | undefined {
  const below = rows.slice(rows.findIndex(({ id }) => id === opened) + 1);
  return below.find(({ canDecide, claim }) => canDecide && (!claim || claim.isMine));
}
