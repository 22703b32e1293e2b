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
          key
          isOwn
        }
      }
    }
  }
`;

/**
 * The money accounts for a Select: those that every business has and, for members who may see accounts, those that the
 * business added, without archived ones.
 */
export function useMoneyAccounts(): { id: string; label: string }[] {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const canSee = useCan('expense');
  const [open, setOpen] = useState<readonly { id: string; key: string; name: string; isOwn: boolean }[] | null>(null);
  useEffect(() => {
    if (!canSee) return undefined;
    const request = fetchQuery<useMoneyAccountsQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ accounts }) => setOpen(accounts.edges.map(({ node }) => node)),
      error: () => setOpen(null),
    });
    return () => request.unsubscribe();
  }, [environment, canSee]);
  const fixed = accountOptions(t).filter(({ id }) => !open || open.some(({ key }) => key === id.toLowerCase()));
  return [...fixed, ...(open ?? []).filter(({ isOwn }) => isOwn).map(({ id, name }) => ({ id, label: name }))];
}
