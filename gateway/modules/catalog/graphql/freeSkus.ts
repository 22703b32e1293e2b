import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { requires } from '../../../graphql/requires.ts';
import { freeSkus } from '../free-skus.ts';

builder.queryField('freeSkus', (t) =>
  t.stringList({
    description: 'Those of some SKUs that no variant of the business has, whatever the case: to propose one.',
    args: { skus: t.arg.stringList({ required: true, description: 'At most 100.' }) },
    ...requires(freeSkus.permission),
    complexity: 10,
    resolve: (_root, { skus }, context) => runQuery(freeSkus, sessionOf(context), { skus }),
  }),
);
