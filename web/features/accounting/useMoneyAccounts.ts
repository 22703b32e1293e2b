import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useMoneyAccountsQuery } from '../../__generated__/useMoneyAccountsQuery.graphql.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { accountOptions } from './moneyAccounts.ts';

const query = graphql`
  query useMoneyAccountsQuery {
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

/**
 * The money accounts for a Select: those that every business has and, for members who may see accounts, those that the
 * business added.
 */
export function useMoneyAccounts(): { id: string; label: string }[] {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const canSee = useCan('expense');
  const [own, setOwn] = useState<readonly { id: string; label: string }[]>([]);
  useEffect(() => {
    if (!canSee) return undefined;
    const request = fetchQuery<useMoneyAccountsQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ accounts }) => setOwn(accounts.edges.filter(({ node }) => node.isOwn).map(({ node }) => ({ id: node.id, label: node.name }))),
      error: () => setOwn([]),
    });
    return () => request.unsubscribe();
  }, [environment, canSee]);
  return [...accountOptions(t), ...own];
}
