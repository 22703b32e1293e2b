import { graphql } from 'react-relay/hooks';
import type { stepFacts_order$data } from '../../../__generated__/stepFacts_order.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';

/** What the dialogs of the steps show and ask about. */
void graphql`
  fragment stepFacts_order on Order {
    id
    reference
    version
    status
    total
    advance
    collected
    due
    discount
    deliveryFee
    refundDue
    lines {
      id
      name
      sku
      quantity
      total
      returningQuantity
      deliveredQuantity
    }
  }
`;

export type StepFacts = Omit<stepFacts_order$data, ' $fragmentType'>;

export interface StepDialogProps {
  order: StepFacts;
  /** What the gateway refused beside a field. */
  onProblem: (problem: CommandProblem) => void;
  /** Gets what to say about it. */
  onDone: (message: string) => void;
  onClose: () => void;
}
