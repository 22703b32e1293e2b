import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { usePayoutAccountsQuery } from '../../__generated__/usePayoutAccountsQuery.graphql.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { payoutAccounts } from './accountOptions.ts';

const query = graphql`
  query usePayoutAccountsQuery {
    accounts(first: 100, filter: { kind: MONEY, isArchived: false }) {
      edges {
        node {
          id
          name
          isOwn
        }
      }
    }
  }
`;

const USUAL = new Set(['BANK', 'BKASH', 'NAGAD', 'CASH']);

/**
 * Where couriers pay to: the accounts that every business has, and those that the staff added, for whoever may see
 * accounts.
 */
export function usePayoutAccounts() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const canSee = useCan('expense');
  const [own, setOwn] = useState<readonly { id: string; label: string }[]>([]);
  useEffect(() => {
    if (!canSee) return undefined;
    const request = fetchQuery<usePayoutAccountsQuery>(environment, query, {}).subscribe({
      next: ({ accounts }) => setOwn(accounts.edges.filter(({ node }) => node.isOwn).map(({ node }) => ({ id: node.id, label: node.name }))),
      error: () => setOwn([]),
    });
    return () => request.unsubscribe();
  }, [environment, canSee]);
  return [...payoutAccounts(t), ...own];
}

/** What commands take for an account that was chosen there. */
export const chosenAccount = (id: string): { account: 'BANK'; accountId?: string } =>
  (USUAL.has(id) ? { account: id as 'BANK' } : { account: 'BANK', accountId: id });
