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

/** Lines that somebody has to look at. */
export const needsLook = ({ result }: { result: string }): boolean => result !== 'MATCHED' && result !== 'WAITING';

/** It is worked on in the background: what is shown changes by itself. */
export const isWorking = ({ status }: { status: string }): boolean => status === 'READING' || status === 'POSTING';

/** What was paid less what was expected; null where nothing was. */
export const differenceOf = ({ result, collected, expected }: Pick<StatementLine, 'result' | 'collected' | 'expected'>): number | null => {
  if (result === 'EXPECTED_MISSING' || result === 'WAITING') return null;
  if (result === 'UNKNOWN_PARCEL' || result === 'DUPLICATE' || result === 'NOT_DELIVERED_HERE') return collected;
  return expected === null || expected === undefined ? null : collected - expected;
};
