import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { OwedCards_query$key } from '../../../__generated__/OwedCards_query.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { DetailPair } from '../../../ui/DetailColumns.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { accountName } from '../accountName.ts';

/** Everything that the business owes, by account, and the ageing of its liabilities. */
export function OwedCards({ query: key }: { query: OwedCards_query$key }) {
  const { t } = useTranslation();
  const { owedAccounts: accounts, owedAges: ages } = useFragment(
    graphql`
      fragment OwedCards_query on Query {
        owedAccounts {
          accountId
          name
          key
          amount
          paidAhead
        }
        owedAges {
          notDue
          days1to30
          days31to60
          over60
        }
      }
    `,
    key,
  );
  if (accounts.length === 0) return null;
  const late = (id: string, term: string, amount: number) => ({ id, term, value: formatTaka(amount), ...(amount > 0 && { meaning: 'bad' as const }) });
  const inAdvance = (code: string, name: string) =>
    (code === 'supplier-payable' ? t('Paid to suppliers in advance') : t('{{account}}, paid in advance', { account: accountName(name) }));
  return (
    <DetailPair>
      <Card title={t('What the business owes')}>
        <DescriptionList
          layout="amounts"
          items={[
            ...accounts.filter(({ amount }) => amount > 0).map(({ accountId, name, amount }) => ({
              id: accountId, term: <TextLink to="/accounts/$id" params={{ id: accountId }}>{accountName(name)}</TextLink>, value: formatTaka(amount),
            })),
            { id: 'total', term: t('Total'), value: formatTaka(accounts.reduce((sum, { amount }) => sum + amount, 0)), isTotal: true },
            ...accounts.filter(({ paidAhead }) => paidAhead > 0).map(({ accountId, key: code, name, paidAhead }) => ({
              id: `${accountId} ahead`, term: <TextLink to="/accounts/$id" params={{ id: accountId }}>{inAdvance(code, name)}</TextLink>, value: formatTaka(paidAhead),
            })),
          ]}
        />
      </Card>
      <Card title={t('Loans, salaries and bills by age')}>
        <DescriptionList
          layout="amounts"
          items={[
            { id: 'later', term: t('Not due yet'), value: formatTaka(ages?.notDue) },
            late('30', t('Up to 30 days late'), ages?.days1to30 ?? 0),
            late('60', t('31 to 60 days late'), ages?.days31to60 ?? 0),
            late('over', t('More than 60 days late'), ages?.over60 ?? 0),
          ]}
        />
      </Card>
    </DetailPair>
  );
}
