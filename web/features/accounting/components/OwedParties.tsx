import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { formatCount, formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { OwedParties_query$data, OwedParties_query$key } from '../../../__generated__/OwedParties_query.graphql.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { accountName } from '../accountName.ts';

type Party = OwedParties_query$data['owedParties'][number];

/** So many stand above the list of liabilities until somebody asks for all. */
const FIRST = 5;

const daysSince = (day: string) => Math.round((Date.parse(currentDay()) - Date.parse(day)) / DAY_MS);

/** Whom the business owes to, those first that wait longest; each opens its entries in the ledger. */
export function OwedParties({ query: key }: { query: OwedParties_query$key }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { owedParties: parties, owedAccounts: accounts } = useFragment(
    graphql`
      fragment OwedParties_query on Query {
        owedParties {
          accountId
          accountName
          key
          name
          amount
          sinceDay
          dueDay
        }
        owedAccounts {
          parties
        }
      }
    `,
    key,
  );
  if (parties.length === 0) return null;
  const all = accounts.reduce((sum, account) => sum + account.parties, 0);
  const age = (day: string) => t('{{count}} days', { count: daysSince(day), number: formatCount(daysSince(day)), defaultValue_one: '{{count}} day' });
  return (
    <Card
      title={t('Owed to whom')}
      isFlush
      actions={parties.length > FIRST && (
        <Button size="small" onClick={() => setWhole(!isWhole)}>{isWhole ? t('Show less') : t('Show all')}</Button>
      )}
    >
      <FactTable<Party>
        label={t('Owed to whom')}
        rows={isWhole ? parties : parties.slice(0, FIRST)}
        getRowId={({ accountId, key: party }) => `${accountId} ${party}`}
        isStackedOnPhone
        columns={[
          {
            id: 'name', header: t('Who'), isLine: true, isWide: true,
            cell: ({ accountId, key: party, name }) => <TextLink to="/accounts/$id" params={{ id: accountId }} search={{ party }}>{name || t('Unnamed')}</TextLink>,
          },
          { id: 'account', header: t('Account'), cell: ({ accountName: name }) => accountName(name) },
          { id: 'since', header: t('Open since'), cell: ({ sinceDay }) => <CellText secondary={age(sinceDay)}>{formatDay(sinceDay)}</CellText> },
          {
            id: 'due', header: t('Due day'),
            cell: ({ dueDay }) => (dueDay
              ? <CellText tone={daysSince(dueDay) > 0 ? 'bad' : undefined}>{formatDay(dueDay)}</CellText>
              : <CellText tone="muted">–</CellText>),
          },
          { id: 'amount', header: t('Owed'), align: 'end', cell: ({ amount }) => <CellText isStrong>{formatTaka(amount)}</CellText> },
        ]}
      />
      {isWhole && all > parties.length && (
        <EmptyState title={t('The {{count}} largest are shown', { count: parties.length, number: formatCount(parties.length) })}>
          {t('The others stand on their accounts.')}
        </EmptyState>
      )}
    </Card>
  );
}
