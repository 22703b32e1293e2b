import { graphql } from 'react-relay/hooks';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import type { useCallerQuery } from '../../../__generated__/useCallerQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';

const query = graphql`
  query useCallerQuery($phone: String!) {
    caller(phone: $phone) {
      phone
      name
      altPhone
      customerId
      orderCount
      deliveredCount
      returnedCount
      risk
      block {
        action
        reason
      }
      isScoreDue
      courierScore {
        ...CourierScoreNote_score @relay(mask: false)
      }
      addresses {
        street
        district
        thana
      }
      orders {
        id
        reference
        status
        itemSummary
        total
        isDuplicate
      }
    }
  }
`;

export type Caller = NonNullable<useCallerQuery['response']['caller']>;

/**
 * Loads the history of the phone number once it is typed completely; null until it is loaded, and without an answer: an
 * order can be typed without it.
 */
export function useCaller(typed: string): Caller | null {
  const phone = normalisePhone(typed);
  const { data, isLoading } = useSecondaryQuery<useCallerQuery>(query, { phone: phone ?? '' }, { isWanted: phone !== null });
  // Its arrival fills fields of the form, so that what an earlier call left in the store is not enough.
  return isLoading ? null : (data?.caller ?? null);
}
