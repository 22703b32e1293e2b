import { graphql } from 'relay-runtime';
import type { statementFacts_statement$data } from '../../__generated__/statementFacts_statement.graphql.ts';

/** The fields that change when a statement is posted or voided. */
void graphql`
  fragment statementFacts_statement on CourierStatement {
    id
    number
    status
    version
    voidReason
    problem
    readCount
    lineCount
    results {
      result
      parcels
      expected
      collected
      net
    }
    toDecide {
      ...statementFacts_line @relay(mask: false)
    }
    parcels(first: 100) {
      edges {
        node {
          ...statementFacts_line @relay(mask: false)
        }
      }
    }
  }
`;

void graphql`
  fragment statementFacts_line on StatementLine {
    id
    lineId
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
    isChosen
    restComes
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
`;

export type StatementFacts = Omit<statementFacts_statement$data, ' $fragmentType'>;
export type StatementLine = StatementFacts['toDecide'][number];
export type ResultSum = StatementFacts['results'][number];

/** Whether a person has to check the line. */
export const needsCheck = ({ result }: { result: string }): boolean => result !== 'MATCHED' && result !== 'WAITING';

/** Whether a background job is working on the statement. */
export const isInProgress = ({ status }: { status: string }): boolean => status === 'READING' || status === 'POSTING';

/** The collected amount minus the expected one; null when nothing was expected. */
export const differenceOf = ({ result, collected, expected }: Pick<StatementLine, 'result' | 'collected' | 'expected'>): number | null => {
  if (result === 'EXPECTED_MISSING' || result === 'WAITING' || result === 'COMPENSATED') return null;
  if (result === 'UNKNOWN_PARCEL' || result === 'DUPLICATE' || result === 'NOT_DELIVERED_HERE') return collected;
  return expected === null || expected === undefined ? null : collected - expected;
};
