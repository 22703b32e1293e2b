import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useScannedOrderQuery } from '../../__generated__/useScannedOrderQuery.graphql.ts';

const query = graphql`
  query useScannedOrderQuery($text: String!) {
    scannedOrder(text: $text) {
      order {
        id
        reference
        status
        version
        due
        returningUnits
        note
        shippingAddress {
          name
          phone
        }
        shipment {
          trackingCode
          courier {
            name
          }
        }
      }
      lines {
        id
        name
        sku
        barcode
        quantity
        returning
        pictureUrl
      }
    }
  }
`;

export type Scanned = NonNullable<useScannedOrderQuery['response']['scannedOrder']>;

/** Reads the order of a scanned text from the gateway; null if there is none. Rejects if no answer comes. */
export function useScannedOrder(): (text: string) => Promise<Scanned | null> {
  const environment = useRelayEnvironment();
  return useCallback(async (text) => {
    const answer = await fetchQuery<useScannedOrderQuery>(environment, query, { text }, { fetchPolicy: 'network-only' }).toPromise();
    return answer?.scannedOrder ?? null;
  }, [environment]);
}
