import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { useMoneyAccountsQuery } from '../../__generated__/useMoneyAccountsQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { toast } from '../../ui/toast.tsx';
import { accountOptions } from './moneyAccounts.ts';

const query = graphql`
  query useMoneyAccountsQuery {
    accounts(first: 500, filter: { kind: MONEY, isArchived: false }) {
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
 * business added, without archived ones. Where they cannot be read, a toast says so and the usual ones are offered.
 */
export function useMoneyAccounts(): { id: string; label: string }[] {
  const { t } = useTranslation();
  const { data, hasFailed } = useSecondaryQuery<useMoneyAccountsQuery>(query, {}, { isWanted: useCan('expense') });
  const isMissing = hasFailed && !data;
  useEffect(() => {
    if (isMissing) toast.error(t('The accounts that you have added could not be loaded: only the usual ones can be chosen.'), { id: 'money-accounts' });
  }, [isMissing, t]);
  const open = data?.accounts.edges.map(({ node }) => node);
  const fixed = accountOptions(t).filter(({ id }) => !open || open.some(({ key }) => key === id.toLowerCase()));
  return [...fixed, ...(open ?? []).filter(({ isOwn }) => isOwn).map(({ id, name }) => ({ id, label: name }))];
}
