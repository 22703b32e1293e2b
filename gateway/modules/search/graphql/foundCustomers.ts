import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { requires } from '../../../graphql/requires.ts';
import { readRows, type RowOf } from '../../../list-query/read-rows.ts';
import { Customer } from '../../customers/graphql/Customer.ts';
import { foundCustomers, foundCustomersInput } from '../found-customers.ts';

builder.queryField('foundCustomers', (t) =>
  t.prismaField({
    type: [Customer],
    description: 'Customers by phone number or by a part of their name, whoever takes most first; 8 at most. One statement, for a phone number two.',
    args: { text: t.arg.string({ required: true, description: 'A phone number, or a part of a name.' }) },
    ...requires('orderList', { input: foundCustomersInput }),
    resolve: async (query, _root, args, context) => {
      const { text } = parseInput(foundCustomersInput, args);
      const found = await foundCustomers(sessionOf(context), text);
      // Rows of that table with what `query` asks for.
      return found ? readRows({ table: 'Customer' }, { ...query, ...found }) as Promise<RowOf<'Customer'>[]> : [];
    },
  }),
);
