/** Of the parcels that were taken or came back, how many in a hundred were taken, rounded down; null before the first one. */
export function successPercent({ deliveredCount, returnedCount }: { deliveredCount: number; returnedCount: number }): number | null {
  const ended = deliveredCount + returnedCount;
  return ended === 0 ? null : Math.floor((deliveredCount * 100) / ended);
}
