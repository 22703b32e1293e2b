import { graphql } from 'react-relay/hooks';
import type { stepFacts_order$data } from '../../../__generated__/stepFacts_order.graphql.ts';

/** Fields of an order that the step dialogs use. */
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
    shippingAddress {
      name
    }
    holdUntil
    holdReason
    returnReason
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
  /** As it was when the dialog was opened, or when it was read again there. */
  order: StepFacts;
  /** The step may be taken with the order as it is here. */
  isPossible: boolean;
  /** Reads the order again after a version conflict. */
  onReload: () => Promise<unknown>;
  /** Called with the success message. */
  onDone: (message: string) => void;
  onClose: () => void;
}
