import { useCallback, useRef } from 'react';
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
        returnReason
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

/**
 * Reads the order of the newest scan, for a page that shows one at a time: gives undefined, and never rejects, for a scan that
 * another one or `drop` has overtaken.
 */
export function useNewestScan() {
  const readScanned = useScannedOrder();
  const newest = useRef(0);

  async function readNewest(text: string): Promise<Scanned | null | undefined> {
    newest.current += 1;
    const mine = newest.current;
    try {
      const scanned = await readScanned(text);
      return mine === newest.current ? scanned : undefined;
    } catch (error) {
      if (mine === newest.current) throw error;
      return undefined;
    }
  }

  function drop() {
    newest.current += 1;
  }

  return { readNewest, drop };
}
