import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { Customer } from '../../customers/graphql/Customer.ts';
import { callerHistory } from '../../orders/caller-history.ts';
import { Caller } from '../../orders/graphql/takeOrder.ts';
import { askAboutCaller, runAskAboutCaller } from '../courier-score/ask-about-caller.ts';
import { isScoreDue } from '../courier-score/ask-score.ts';
import { knownScore, type KnownScore } from '../courier-score/known-score.ts';
import { RiskReason } from './webOrderParts.ts';

const CourierScore = builder.objectRef<KnownScore>('CourierScore').implement({
  description: 'What couriers said of a phone number, over all sellers. Advice: nothing follows from it by itself.',
  fields: (t) => ({
    reasons: t.field({
      type: [RiskReason],
      description: 'How many parcels were delivered, then complaints of other sellers. What speaks against the number has points.',
      resolve: ({ reasons }) => reasons,
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When they were asked.' }),
  }),
});

builder.objectFields(Caller, (t) => ({
  courierScore: t.field({
    type: CourierScore,
    nullable: true,
    description: 'What couriers said of the number; null while none was asked.',
    complexity: 5,
    resolve: ({ phone }, _args, context) => knownScore(sessionOf(context).businessId, phone),
  }),
  isScoreDue: t.boolean({
    description: 'Whether askAboutCaller would ask about the number now.',
    complexity: 5,
    resolve: ({ phone }, _args, context) => isScoreDue(sessionOf(context).businessId, phone),
  }),
}));

builder.prismaObjectField(Customer, 'courierScore', (t) =>
  t.field({
    type: CourierScore,
    nullable: true,
    description: 'What couriers said of their phone number; null while none was asked.',
    complexity: 5,
    extensions: readsColumns('phone'),
    select: { phone: true },
    resolve: ({ phone }, _args, context) => knownScore(sessionOf(context).businessId, phone),
  }),
);

commandField('askAboutCaller', askAboutCaller, {
  description: 'Asks the chosen courier service about a phone number, unless its answer is known already. Without an answer the caller comes as before.',
  record: 'caller',
  type: Caller,
  run: runAskAboutCaller,
  resolve: ({ phone }, { session }) => callerHistory(session, phone),
});
