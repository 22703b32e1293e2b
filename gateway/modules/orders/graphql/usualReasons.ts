import type { ReasonOf } from '../../../../schema/rules/usual-reasons.ts';
import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { reasonOf, usualReasons } from '../usual-reasons.ts';

const ReasonOfType = describedEnum<ReasonOf>('OrderReasonOf', 'What a reason of an order is the reason of.', {
  CANCEL: 'That it was cancelled.', RETURN: 'That goods of it come back.',
});
nameEnum(reasonOf, ReasonOfType);

builder.queryField('usualOrderReasons', (t) =>
  t.stringList({
    description: 'Reasons to offer: those given of late, the most frequent first, then what every business begins with. Another may be typed.',
    args: { of: t.arg({ type: ReasonOfType, required: true, description: 'What they are the reasons of.' }) },
    ...requires(usualReasons.permission, { input: usualReasons.input }),
    complexity: 50,
    resolve: (_root, { of }, context) => runQuery(usualReasons, sessionOf(context), { of }),
  }),
);
