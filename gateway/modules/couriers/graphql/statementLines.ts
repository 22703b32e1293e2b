import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { decideStatementLines, NAMED, undoStatementLines, type LeftLines as Left, type LeftReason, type ManyDecided } from '../settlement/decide-lines.ts';
import { lineListQuery, lineState } from '../settlement/line-list-query.ts';
import { lineSums } from '../settlement/line-sums.ts';
import { StatementLine, StatementResult } from './StatementLine.ts';

nameEnum(lineState, describedEnum<'OPEN' | 'DISPUTE' | 'ACCEPT' | 'WRITE_OFF'>('LineState', 'What stands about a line, for a filter.', {
  OPEN: 'Something can be decided, and nobody has.',
  DISPUTE: 'As in LineDecision.',
  ACCEPT: 'As in LineDecision.',
  WRITE_OFF: 'As in LineDecision.',
}));

listQueryField('statementLines', lineListQuery, {
  description: 'Lines of one statement of a courier, in their order.',
  type: StatementLine,
  matching: { name: 'matchingStatementLineCount', description: 'How many lines a filter lets through.' },
});

builder.queryField('statementLineSums', (t) =>
  t.field({
    type: [StatementResult],
    description: 'How many of the lines that a filter lets through mean what, and their amounts. Which results it names is left out of account.',
    args: { filter: t.arg({ type: inputFromZod('StatementLineSumsFilter', lineListQuery.filter) }) },
    complexity: 20,
    ...requires(lineListQuery.permission, { input: lineListQuery.filter }),
    resolve: (_root, { filter }, context) => lineSums(sessionOf(context), parseInput(lineListQuery.filter, decodeInput(lineListQuery.filter, filter ?? {}))),
  }));

const LeftReason = describedEnum<LeftReason>('LeftLineReason', 'Why a line was left as it is.', {
  DECIDED: 'Something is decided about it already.',
  IMPOSSIBLE: 'That cannot be decided about such a line.',
  ADMIN: 'That takes an administrator.',
  OPEN: 'Nothing is decided about it.',
  OTHERWISE: 'It was decided otherwise since.',
  CHANGED: 'It means something else by now.',
});

const LeftLines = builder.objectRef<Left>('LeftLines').implement({
  description: 'Lines that were left as they are, for one reason.',
  fields: (t) => ({
    reason: t.expose('reason', { type: LeftReason, description: 'Why.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
    names: t.exposeStringList('names', { description: `The numbers of their parcels, of the first ${NAMED}.` }),
  }),
});

const DecidedLines = builder.objectRef<ManyDecided>('DecidedLines').implement({
  description: 'What became of a decision about many lines.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'About how many lines it was made, or taken back.' }),
    places: t.exposeString('places', { description: 'Their places, such as 1-300,305: undoStatementLines takes them.' }),
    left: t.expose('left', { type: [LeftLines], description: 'Chosen lines that were left as they are.' }),
  }),
});

commandField('decideStatementLines', decideStatementLines, {
  record: 'outcome', type: DecidedLines, description: 'Says of many lines of a draft what becomes of their differences.',
});
commandField('undoStatementLines', undoStatementLines, {
  record: 'outcome', type: DecidedLines, description: 'Takes back what was decided about many lines of a draft.',
});
