/** The row as its list has it now, in place of as it was when it was chosen: what changes it is sent with the version that was read last. */
export const newestOf = <Row extends { readonly id: string }>(rows: readonly Row[], chosen: Row): Row =>
  rows.find(({ id }) => id === chosen.id) ?? chosen;
