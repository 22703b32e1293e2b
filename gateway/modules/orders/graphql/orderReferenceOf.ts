import { orderReference } from '../../../../schema/rules/order-code.ts';
import { sessionOf } from '../../../graphql/builder.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';

/** Resolves the order's reference: 'NG-1024', or '#1024' in a business without a prefix. */
export const orderReferenceOf = ({ number }: { number: number }, _args: object, context: GraphQLContext): string =>
  orderReference(sessionOf(context).business?.orderPrefix ?? '', number);
