import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import type { useCallerQuery } from '../../../__generated__/useCallerQuery.graphql.ts';

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

/** Loads the history of the phone number once it is typed completely; null until it is loaded. */
export function useCaller(typed: string): Caller | null {
  const environment = useRelayEnvironment();
  const [caller, setCaller] = useState<Caller | null>(null);
  const phone = normalisePhone(typed);

  useEffect(() => {
    if (!phone) return;
    const subscription = fetchQuery<useCallerQuery>(environment, query, { phone }).subscribe({
      next: (answer) => setCaller(answer.caller ?? null),
      // The history is optional: an order can be typed without it.
      error: () => setCaller(null),
    });
    return () => subscription.unsubscribe();
  }, [environment, phone]);

  return caller?.phone === phone ? caller : null;
}
