import { customerRisk, type BadReturns, type CustomerRisk } from '../../../../schema/rules/customer-risk.ts';
import { db } from '../../../db/client.ts';
import { sessionOf } from '../../../graphql/builder.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';
import { badReturnsOf } from '../bad-returns.ts';

/** Read once per request, for any number of customers. */
const badReturnsByContext = new WeakMap<GraphQLContext, Promise<BadReturns>>();

/** What the parcels of a customer say about the next one, by the setting of the business. */
export async function riskOf(counts: { deliveredCount: number; returnedCount: number }, context: GraphQLContext): Promise<CustomerRisk> {
  const known = badReturnsByContext.get(context) ?? badReturnsOf(db, sessionOf(context).businessId);
  badReturnsByContext.set(context, known);
  return customerRisk(counts, await known);
}
