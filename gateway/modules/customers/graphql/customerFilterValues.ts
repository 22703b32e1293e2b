import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { requires } from '../../../graphql/requires.ts';
import { customerFilterValues, type CustomerFilterValues } from '../customer-filter-values.ts';

const Values = builder.objectRef<CustomerFilterValues>('CustomerFilterValues').implement({
  description: 'What customers can be filtered by, each list by name.',
  fields: (t) => ({
    districts: t.exposeStringList('districts', { description: 'Where their last orders went.' }),
    tags: t.exposeStringList('tags', { description: 'Words that staff sort them by.' }),
  }),
});

builder.queryField('customerFilterValues', (t) =>
  t.field({
    type: Values,
    description: 'What customers can be filtered by. One statement.',
    ...requires(customerFilterValues.permission),
    complexity: 20,
    resolve: (_root, _args, context) => runQuery(customerFilterValues, sessionOf(context), {}),
  }),
);
