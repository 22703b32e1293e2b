import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { OrdersFilter } from '../../../__generated__/OrderListPageQuery.graphql.ts';

/** How many orders the filter lets through, counted when rows are selected; undefined until it is known. */
export function useMatchingCount(isAsked: boolean, filter: OrdersFilter): number | undefined {
  const environment = useRelayEnvironment();
  const text = JSON.stringify(filter);
  const [counted, setCounted] = useState<{ text: string; count: number | undefined }>();
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void import('./countOrders.ts')
      .then(({ countOrders }) => countOrders(environment, JSON.parse(text) as OrdersFilter))
      .then((count) => isCurrent && setCounted({ text, count }), () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [environment, isAsked, text]);
  return counted?.text === text ? counted.count : undefined;
}
