/** Process failed: bKash's only refusal that leaves open whether money will move. */
const UNSETTLED = '2003';

/** Codes of bKash's own list are final; system errors and maintenance are not. */
export function isFinalError(code: string): boolean {
  return /^20\d\d$/.test(code) && code !== UNSETTLED;
}
