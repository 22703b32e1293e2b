import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { ChosenOrdersQuery, OrdersFilter, OrdersSort } from '../../../__generated__/ChosenOrdersQuery.graphql.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { BulkSelection } from './bulkActions.ts';

/** Orders per request. */
const PART = 100;
/** As many as one booking or one print takes. */
const MOST = 500;

const query = graphql`
  query ChosenOrdersQuery($first: Int!, $after: String, $filter: OrdersFilter, $sort: OrdersSort) {
    orders(first: $first, after: $after, filter: $filter, sort: $sort) {
      edges {
        cursor
        node {
          id
          scheduledFor
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

export interface ChosenIds {
  orderIds: readonly string[];
  /** How many were chosen, where these are the first of them. */
  total: number;
  /** Those of them that are to be sent on a later day. */
  later: number;
}

interface ChosenOrdersProps {
  /** Of what is done with them. */
  title: string;
  /** Read once, when the component mounts. */
  chosen: BulkSelection;
  /** Which are the first of all that match. */
  sort: OrdersSort;
  onClose: () => void;
  /** What is done with them, once they are read. */
  children: (orders: ChosenIds) => ReactNode;
}

/** The ids of chosen orders. Where all that match are chosen they are read, as many as one booking or print takes. */
export function ChosenOrders({ chosen: given, children, ...reading }: ChosenOrdersProps) {
  const [{ orders, filter, count, later = 0 }] = useState(given);
  if (orders) return children({ orderIds: orders, total: count, later });
  return <MatchingOrders filter={filter ?? {}} count={count} {...reading}>{children}</MatchingOrders>;
}

interface MatchingOrdersProps extends Omit<ChosenOrdersProps, 'chosen'> {
  filter: OrdersFilter;
  /** How many match, as far as it is known. */
  count: number;
}

interface Reading {
  found: readonly { readonly id: string; readonly scheduledFor: string | null | undefined }[];
  hasNext: boolean;
  error: Error | null;
}

const BEGUN: Reading = { found: [], hasNext: true, error: null };

function MatchingOrders({ title, filter, sort, count, onClose, children }: MatchingOrdersProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [{ found, hasNext, error }, setReading] = useState(BEGUN);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    async function read(before: Reading['found'], after: string | null): Promise<void> {
      const variables = { first: PART, after, filter, sort };
      const answer = await fetchQuery<ChosenOrdersQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
      if (!isCurrent) return;
      const { edges, pageInfo } = answer!.orders;
      const orders = [...before, ...edges.map(({ node }) => node)];
      setReading({ found: orders, hasNext: pageInfo.hasNextPage, error: null });
      if (pageInfo.hasNextPage && orders.length < MOST) await read(orders, edges.at(-1)!.cursor);
    }
    read([], null).catch((reason: Error) => isCurrent && setReading({ ...BEGUN, error: reason }));
    return () => {
      isCurrent = false;
    };
  }, [environment, filter, sort, attempt]);
  const isRead = !hasNext || found.length >= MOST;
  if (isRead && found.length > 0) {
    const today = currentDay();
    return children({
      orderIds: found.map(({ id }) => id),
      // There are more, even if nobody could count them.
      total: hasNext ? Math.max(count, found.length + 1) : found.length,
      later: found.filter(({ scheduledFor }) => scheduledFor && scheduledFor > today).length,
    });
  }
  const most = Math.min(count, MOST);
  return (
    <Dialog title={title} isOpen onClose={onClose} width={420} footer={<Button onClick={onClose}>{t('Cancel')}</Button>}>
      {error ? (
        <Banner meaning="bad" title={t('The orders could not be read')} action={<Button onClick={() => setAttempt(attempt + 1)}>{t('Try again')}</Button>}>
          {error.message}
        </Banner>
      ) : isRead ? (
        <p>{t('No order matches any more.')}</p>
      ) : (
        <ProgressBar
          label={t('Reading orders')} value={found.length} max={most}
          valueText={t('{{at}} of {{of}}', { at: formatCount(found.length), of: formatCount(most) })}
        />
      )}
    </Dialog>
  );
}
