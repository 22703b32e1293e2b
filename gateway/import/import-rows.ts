import { z } from 'zod';

export const importFilter = z.enum(['ALL', 'CHANGES', 'WRONG']);

/** A row of a file and what it would do; SAME and WRONG change nothing. */
interface PlannedRow {
  number: number;
  action: string;
}

const ROWS_SHOWN = 100;

const FILTERS: Record<z.output<typeof importFilter>, (row: PlannedRow) => boolean> = {
  ALL: () => true,
  CHANGES: ({ action }) => action !== 'SAME' && action !== 'WRONG',
  WRONG: ({ action }) => action === 'WRONG',
};

/** The rows that would change something. */
export const changing = <Row extends PlannedRow>(rows: readonly Row[]): Row[] => rows.filter(FILTERS.CHANGES);

/** A hundred of the rows asked for, and whether more of them follow. */
export function shownRows<Row extends PlannedRow>(
  rows: readonly Row[], { show, after }: { show: z.output<typeof importFilter>; after: number },
): { rows: Row[]; hasMore: boolean } {
  const shown = rows.filter((row) => row.number > after && FILTERS[show](row));
  return { rows: shown.slice(0, ROWS_SHOWN), hasMore: shown.length > ROWS_SHOWN };
}

/** Which rows of a preview are answered; spread it into the zod object of its input. */
export const shownFields = {
  show: importFilter.default('ALL').describe('Which rows are answered.'),
  after: z.int().min(0).default(0).describe('Rows up to this one are left out: the number of the last row that was answered.'),
};
