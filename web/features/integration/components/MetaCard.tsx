import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MetaCard_query$data, MetaCard_query$key } from '../../../__generated__/MetaCard_query.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { messageText } from '../../../messageText.ts';
import { relativeTime } from '../../../relay/serverTime.ts';
import { StateWord } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { metaHealth } from '../metaHealth.ts';

const MetaDrawer = lazyPart(() => import('./MetaDrawer.tsx'), 'MetaDrawer', { onFailed: ({ onClose }) => onClose() });

export type MetaAccess = NonNullable<MetaCard_query$data['metaAccess']>;
type Account = MetaAccess['accounts'][number];

/** The ads of the business at Meta: whether the token works, and when which account was read. */
export function MetaCard({ query }: { query: MetaCard_query$key }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { metaAccess: connection } = useFragment(
    graphql`
      fragment MetaCard_query on Query {
        metaAccess {
          state
          personName
          tokenEnd
          expiresAt
          version
          accounts {
            number
            name
            currency
            timezone
            canBeRead
            isRead
            readAt
            problem {
              message
              messageKey
              messageValues
            }
          }
        }
      }
    `,
    query,
  );
  const read = connection?.accounts.filter(({ isRead }) => isRead) ?? [];
  const health = connection && metaHealth(connection);
  const stateOf = ({ problem, readAt }: Account) => {
    if (problem) return <StateWord meaning="warn">{gatewayText(problem)}</StateWord>;
    return <StateWord meaning="muted">{readAt ? t('read {{when}}', { when: relativeTime(readAt) }) : t('Being read')}</StateWord>;
  };
  return (
    <>
      <Card
        title={t('Ads at Meta')} icon={Megaphone} isFlush={connection !== null && connection !== undefined}
        actions={<Button size="small" onClick={() => setOpen(true)}>{connection ? t('Manage') : t('Connect')}</Button>}
      >
        {connection && health ? (
          <FactTable<Account | { number: 'token' }>
            label={t('Ads at Meta')} rows={[{ number: 'token' }, ...read]} getRowId={({ number }) => number} isStackedOnPhone
            columns={[
              { id: 'name', header: t('Name'), isWide: true, isLine: true, cell: (row) => ('name' in row ? row.name : t('Access token of {{name}}', { name: connection.personName })) },
              {
                id: 'fact', header: t('Connection'), isLine: true,
                cell: (row) => <CellText tone="muted">{'name' in row ? t('ad account {{number}}', { number: row.number }) : `••••${connection.tokenEnd}`}</CellText>,
              },
              {
                id: 'state', header: t('State'), align: 'end', isLine: true,
                cell: (row) => ('name' in row ? stateOf(row) : <StateWord meaning={health.meaning}>{messageText(health.word, t)}</StateWord>),
              },
            ]}
          />
        ) : <p>{t('Not connected. What ads spend is entered by hand.')}</p>}
      </Card>
      {isOpen && <MetaDrawer connection={connection ?? null} onClose={() => setOpen(false)} />}
    </>
  );
}
