import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';

/** The fields that the commands on a purchase change; spread unmasked into the mutations, so that the page updates. */
void graphql`
  fragment purchaseFacts_purchase on Purchase {
    id
    status
    version
    nextSteps
    receivedCount
    itemCount
    itemsTotal
    discount
    extraCost
    total
    returnedTotal
    paid
    due
    voidReason
    lines {
      id
      received
      returned
      quantity
      unitCost
      landedCost
    }
    timeline(first: 100) {
      ...AuditTimeline_timeline
    }
    stockMovements(first: 100) {
      ...StockRows_page
    }
    journal(first: 50) {
      ...JournalRows_page
    }
  }
`;

interface Owed {
  readonly due?: number | null;
  readonly receivedCount: number;
  readonly itemCount: number;
}

/** What the due amount of a purchase counts, where that is not what has come; null where it goes without saying. */
export const dueBase = ({ due, receivedCount, itemCount }: Owed, t: TFunction): string | null =>
  ((due ?? 0) > 0 && receivedCount < itemCount ? t('of all ordered') : null);

/** What the due amount of a supplier counts: a purchase is due as it was ordered. Null where nothing is due. */
export const supplierDueBase = (due: number | null | undefined, t: TFunction): string | null =>
  (!due ? null : due < 0 ? t('paid in advance') : t('for goods received'));
