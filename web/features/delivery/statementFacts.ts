import { graphql } from 'relay-runtime';
import type { statementFacts_statement$data } from '../../__generated__/statementFacts_statement.graphql.ts';

/** What changes when a statement is posted or taken back. */
void graphql`
  fragment statementFacts_statement on CourierStatement {
    id
    number
    status
    version
    voidReason
    lines {
      id
      position
      consignment
      invoice
      phone
      collected
      deliveryCharge
      codFee
      returnCharge
      net
      result
      expected
      order {
        id
        reference
        shippingAddress {
          name
        }
      }
      suggested {
        id
        reference
        shippingAddress {
          name
        }
      }
    }
  }
`;

export type StatementFacts = Omit<statementFacts_statement$data, ' $fragmentType'>;
export type StatementLine = StatementFacts['lines'][number];

/** Lines that somebody has to look at. */
export const needsLook = ({ result }: StatementLine): boolean => result !== 'MATCHED';

/** What was paid less what was expected; null where nothing was. */
export const differenceOf = ({ result, collected, expected }: StatementLine): number | null => {
  if (result === 'UNKNOWN_PARCEL' || result === 'DUPLICATE' || result === 'NOT_DELIVERED_HERE') return collected;
  return expected === null || expected === undefined ? null : collected - expected;
};
