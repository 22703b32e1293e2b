import { parseInput } from '../../../commands/parse.ts';
import { reads } from '../../../fast-reads/reads.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { requires } from '../../../graphql/requires.ts';
import { Customer } from '../../customers/graphql/Customer.ts';
import { foundCustomers, foundCustomersInput } from '../found-customers.ts';

builder.queryField('foundCustomers', (t) =>
  t.prismaField({
    type: [Customer],
    description: 'Customers by phone number or by a part of their name, whoever takes most first; 8 at most. One statement.',
    args: { text: t.arg.string({ required: true, description: 'A phone number, or a part of a name.' }) },
    ...requires('orderList', { input: foundCustomersInput }),
    resolve: (query, _root, args, context) => {
      const { text } = parseInput(foundCustomersInput, args);
      const found = foundCustomers(sessionOf(context), text);
      return found ? reads.customer.findMany({ ...query, ...found }) : [];
    },
  }),
);
