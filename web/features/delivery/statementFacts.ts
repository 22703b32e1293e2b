import { graphql } from 'relay-runtime';
import { lineDecisions } from '../../../schema/rules/line-decisions.ts';
import type { statementFacts_entered$data } from '../../__generated__/statementFacts_entered.graphql.ts';
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
    changedLines
    adjustedCount
    results {
      result
      parcels
      expected
      collected
      net
      difference
    }
    voucher {
      toDecide
      decided
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

/** What tells a statement that has just been entered from one that was there: entering it is the first that happens to it. */
void graphql`
  fragment statementFacts_entered on CourierStatement {
    number
    entered: timeline(first: 2) {
      edges {
        node {
          at
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
    adjustment
    net
    result
    isToLookAt
    expected
    isChosen
    isDisputable
    excess
    decision
    note
    fileCount
    namedOrder {
      orderId
      reference
      name
    }
    suggestedOrder {
      orderId
      reference
      name
    }
  }
`;

export type EnteredStatement = { id: string } & Omit<statementFacts_entered$data, ' $fragmentType'>;
export type StatementFacts = Omit<statementFacts_statement$data, ' $fragmentType'>;
export type StatementLine = StatementFacts['toDecide'][number];
export type ResultSum = StatementFacts['results'][number];

/** Whether it was entered before, and the statement that is there was returned. */
export const wasKnown = ({ entered }: Pick<statementFacts_entered$data, 'entered'>): boolean => entered.edges.length > 1;

/** Whether all lines with this result are to be looked at; of those that fit some may be, as `isToLookAt` says. */
export const needsCheck = ({ result }: { result: string }): boolean => result !== 'MATCHED' && result !== 'WAITING';

/** Whether it still waits for a decision; what the courier should have paid stays owed, and nothing is decided of it. */
export const isUndecided = (line: Pick<StatementLine, 'result' | 'isDisputable' | 'decision'>): boolean =>
  lineDecisions(line).length > 0 && !line.decision;

/** Whether a background job is working on the statement. */
export const isInProgress = ({ status }: { status: string }): boolean => status === 'READING' || status === 'POSTING';

/** The collected amount minus the expected one, and all that was paid for nothing; null when nothing was expected. */
export const differenceOf = ({ result, collected, expected, net }: Pick<StatementLine, 'result' | 'collected' | 'expected' | 'net'>): number | null => {
  if (result === 'EXPECTED_MISSING' || result === 'WAITING' || result === 'COMPENSATED') return null;
  if (result === 'UNKNOWN_PARCEL' || result === 'DUPLICATE' || result === 'NOT_DELIVERED_HERE') return net ?? collected;
  return expected === null || expected === undefined ? null : collected - expected;
};
