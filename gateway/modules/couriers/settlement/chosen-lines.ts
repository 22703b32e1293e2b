import { z } from 'zod';
import type { CommandContext } from '../../../commands/command.ts';
import { idOf, time, version } from '../../../commands/fields.ts';
import type { StatementLine } from '../../../db/generated/client/client.ts';
import { ConflictError, NotFoundError, PreconditionError, ValidationError } from '../../../errors.ts';
import { whereOf } from '../../../list-query/list-query.ts';
import { lineListQuery } from './line-list-query.ts';
import { lockStatement, type LockedStatement } from './lock-statement.ts';

const MAX_CHOSEN = 1_000;
/** '1-300,305': as many bytes as the places of 20,000 lines take at worst. */
const PLACES = /^\d{1,6}(?:-\d{1,6})?(?:,\d{1,6}(?:-\d{1,6})?)*$/;

/** The lines of one draft that many decisions are about. */
export const chosenLines = {
  statementId: idOf('CourierStatement').describe('One that is not posted.'),
  lines: z.array(idOf('StatementLine')).min(1, 'Required').max(MAX_CHOSEN).optional().describe('Those that were chosen.'),
  filter: lineListQuery.filter.omit({ statementId: true }).optional().describe('All lines of it that a list with this filter shows, where none are chosen.'),
  places: z.string().max(150_000).regex(PLACES, 'Places such as 1-300,305').optional()
    .describe('In place of both: what an answer said was decided.').meta({ sample: '1' }),
  comparedAt: time().optional().describe('When its lines were compared, as it was read: refused where they were compared again since.'),
  version: version().optional().describe('Of the statement, as it was read: refused where somebody else has changed anything of it since.'),
};

export type ChosenLines = z.output<z.ZodObject<typeof chosenLines>>;

export interface DraftLines {
  statement: LockedStatement;
  lines: StatementLine[];
}

/**
 * Locks a draft, as a single decision does, and reads the chosen lines in their order. Throws NotFoundError for one that is
 * not of this draft, PreconditionError for a statement that is posted, ConflictError for one that has changed.
 */
export async function lockDraftLines(context: CommandContext, { statementId, lines: ids, filter, places, comparedAt, version: seen }: ChosenLines): Promise<DraftLines> {
  const { tx, session } = context;
  const { businessId } = session;
  if (!ids && !filter && !places) throw new ValidationError('Choose lines, or give a filter', [{ field: 'lines', message: 'Required' }]);
  const statement = await lockStatement(context, statementId, seen);
  if (statement.status !== 'DRAFT') throw new PreconditionError('WRONG_STATUS', 'This statement is posted already');
  if (comparedAt && comparedAt.getTime() !== statement.comparedAt.getTime()) throw new ConflictError('The lines were compared again meanwhile: look at them again');
  const where = ids ? { businessId, statementId, id: { in: ids } }
    : filter ? await whereOf(lineListQuery, session, { ...filter, statementId }, tx)
      : { businessId, statementId };
  const lines = await tx.statementLine.findMany({ where, orderBy: { position: 'asc' } });
  if (ids && lines.length !== new Set(ids).size) throw new NotFoundError('Line');
  if (ids || filter) return { statement, lines };
  const isOneOf = inPlaces(places!);
  return { statement, lines: lines.filter(({ position }) => isOneOf(position)) };
}

/** The places of lines, which come in their order, as '1-300,305'. */
export function placesOf(lines: readonly Pick<StatementLine, 'position'>[]): string {
  const ranges: [number, number][] = [];
  for (const { position } of lines) {
    const last = ranges.at(-1);
    if (last && last[1] === position - 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

/** Whether a place is one of these. */
function inPlaces(places: string): (position: number) => boolean {
  const ranges = places.split(',').map((range) => range.split('-').map(Number)).sort(([one], [other]) => one! - other!);
  return (position) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranges[middle]![0]! <= position) low = middle + 1;
      else high = middle;
    }
    const before = ranges[low - 1];
    return before !== undefined && position <= (before[1] ?? before[0]!);
  };
}
