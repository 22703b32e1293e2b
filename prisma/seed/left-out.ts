/** A part of the demo data that does not fit what an earlier version, or a person, has made. */
export interface LeftOut {
  /** 'auto messages' */
  part: string;
  why: string;
}

const MARK = 'Demo data left out, it does not fit what is there: ';

/** 'seedAutoMessages' is 'auto messages'. */
export const partName = (name: string): string => name.replace(/^seed/, '').replaceAll(/\B[A-Z]/g, ' $&').toLowerCase();

/** The last line of what an error says: Prisma writes the call and the place in its code before it. */
export function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim());
  return lines.findLast((line) => line !== '') ?? 'no reason given';
}

/** One line for the output of the seed; empty where all of it fits. */
export const leftOutLine = (parts: readonly LeftOut[]): string =>
  parts.length === 0 ? '' : `${MARK}${parts.map(({ part, why }) => `${part} (${why})`).join('; ')}\n`;

/** What `npm start` says of the output of the seed; empty where all of it fits. */
export const leftOutRemark = (output: string): string => output.split('\n').find((line) => line.startsWith(MARK))?.replace(MARK, 'left out, does not fit what is there: ') ?? '';
