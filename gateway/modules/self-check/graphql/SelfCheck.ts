import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { EntrySource } from '../../accounting/graphql/LedgerLine.ts';
import { selfCheck, startSelfCheck, type Finding as FindingRow, type SelfCheck as SelfCheckRow } from '../self-check.ts';

const Finding = builder.objectRef<FindingRow>('SelfCheckFinding').implement({
  description: 'A record for which a check does not hold.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'Which record: a kind and its id.' }),
    detail: t.exposeString('detail', { description: 'What was found instead, in English.' }),
    place: t.exposeString('place', { nullable: true, description: 'SKU and location, where it is about the stock of a variant.' }),
    record: t.expose('record', { type: EntrySource, nullable: true, description: 'The record that it is about; null where it is about none with a page of its own.' }),
    variantId: t.id({
      nullable: true,
      description: 'Global id of the variant, where it is about the stock of one.',
      resolve: ({ variantId }) => (variantId ? encodeId('Variant', variantId) : null),
    }),
    locationId: t.id({
      nullable: true,
      description: 'Global id of the location, where it is about the stock at one.',
      resolve: ({ locationId }) => (locationId ? encodeId('Location', locationId) : null),
    }),
  }),
});

const Outcome = builder.objectRef<SelfCheckRow['checks'][number]>('SelfCheckOutcome').implement({
  description: 'One rule of the ledgers, and where it does not hold.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What holds when all is well, in English.' }),
    found: t.expose('found', { type: [Finding], description: 'Empty when it holds; 100 at most.' }),
  }),
});

const SelfCheck = builder.objectRef<SelfCheckRow>('SelfCheck').implement({
  description: 'The ledgers of the business, worked out again from their rows.',
  fields: (t) => ({
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'The moment that it is about.' }),
    isRunning: t.exposeBoolean('isRunning', { description: 'Somebody has asked for another one, which has not ended yet.' }),
    failedAt: t.expose('failedAt', {
      type: 'DateTime', nullable: true, description: 'When a later one was given up, because it failed or took too long; null where none was.',
    }),
    checks: t.expose('checks', { type: [Outcome], description: 'Every rule that the nightly audit looks at.' }),
  }),
});

builder.queryField('selfCheck', (t) =>
  t.field({
    type: SelfCheck,
    description: 'What the ledgers of the business, worked out again from their rows, did not agree with the last time: at night, or by `startSelfCheck`.',
    // In a business that was never checked it reads every ledger: the cost allows it once per request.
    complexity: 3_000,
    ...requires('FOUNDER'),
    resolve: (_root, _args, context) => runQuery(selfCheck, sessionOf(context), {}),
  }),
);

commandField('startSelfCheck', startSelfCheck, {
  description: 'Has the ledgers of the business worked out again, in the background. Asking again while it runs starts no second one.',
  record: 'selfCheck',
  type: SelfCheck,
  resolve: (_started, { session }) => runQuery(selfCheck, session, {}),
});
