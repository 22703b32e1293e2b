import { ArrowLeftRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatTaka } from '../../../schema/rules/format.ts';
import type { AccountsPageQuery, AccountsPageQuery$data } from '../../__generated__/AccountsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { accountsRoute } from './accountingRoutes.ts';
import { shownBalance, typeText } from './accountText.ts';
import { NewAccountDialog } from './components/NewAccountDialog.tsx';
import { TransferDialog } from './components/TransferDialog.tsx';
import { accountName } from './accountName.ts';

const query = graphql`
  query AccountsPageQuery @preloadable {
    accounts(first: 500) {
      edges {
        node {
          id
          name
          key
          kind
          type
          isArchived
          balance
        }
      }
    }
  }
`;

type Account = AccountsPageQuery$data['accounts']['edges'][number]['node'];

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  align-items: start;

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;
`;

/** All accounts with their balances: money, receivables, payables: `/accounts`. */
export function AccountsPage() {
  const { t } = useTranslation();
  const data = useRouteQuery<AccountsPageQuery>(query, accountsRoute.useLoaderData());
  const [open, setOpen] = useState<'TRANSFER' | 'NEW' | null>(null);
  // Of what the viewer may not be told, neither the balance nor the ledger could be shown.
  const accounts = data.accounts.edges.map(({ node }) => node).filter(({ balance }) => balance !== null);
  const money = accounts.filter(({ kind }) => kind === 'MONEY');
  const inHand = money.reduce((sum, { balance }) => sum + (balance ?? 0), 0);
  const of = (chosen: (account: Account) => boolean) => accounts.filter((account) => chosen(account) && !account.isArchived);
  const close = () => setOpen(null);
  useHotkeys([{ code: 'KeyN', label: t('New account'), run: () => setOpen('NEW') }]);
  return (
    <>
      <PageHeader
        title={t('Accounts')}
        count={t('{{amount}} in hand', { amount: formatTaka(inHand) })}
        actions={
          <>
            <Button icon={ArrowLeftRight} onClick={() => setOpen('TRANSFER')}>
              {t('Transfer')}
            </Button>
            <Button variant="primary" icon={Plus} kbd="N" onClick={() => setOpen('NEW')}>
              {t('New account')}
            </Button>
          </>
        }
      />
      <Columns>
        <Stack>
          <AccountTable title={t('Money')} accounts={money.filter(({ isArchived }) => !isArchived)} hasTotal />
          <AccountTable title={t('What others owe us or hold')} accounts={of(({ kind, type }) => kind === 'PARTIES' && type !== 'LIABILITY')} />
          <AccountTable title={t('What the business owes')} accounts={of(({ kind, type }) => kind === 'PARTIES' && type === 'LIABILITY')} />
          <AccountTable title={t('Archived')} accounts={accounts.filter(({ isArchived }) => isArchived)} />
        </Stack>
        <Stack>
          {(['EXPENSE', 'INCOME', 'ASSET', 'LIABILITY', 'EQUITY'] as const).map((type) => (
            <AccountTable
              key={type}
              title={typeText(type, t)}
              accounts={of((account) => account.type === type && account.kind !== 'MONEY' && account.kind !== 'PARTIES')}
            />
          ))}
        </Stack>
      </Columns>
      {open === 'TRANSFER' && <TransferDialog accounts={money} onClose={close} />}
      {open === 'NEW' && <NewAccountDialog onClose={close} />}
    </>
  );
}

/** Whether the business has paid more than it owed: a debt below zero. */
const isAdvance = (account: Account) => account.kind === 'PARTIES' && account.type === 'LIABILITY' && (shownBalance(account) ?? 0) < 0;

/** Cash, a wallet or a bank of which more was paid than it holds: something is booked in the wrong place, or the bank lends it. */
const isOverdrawn = (account: Account) => account.kind === 'MONEY' && (account.balance ?? 0) < 0;

const toneOf = (account: Account) => (shownBalance(account) === 0 ? 'muted' : isOverdrawn(account) ? 'bad' : undefined);

function AccountTable({ title, accounts, hasTotal = false }: { title: string; accounts: readonly Account[]; hasTotal?: boolean }) {
  const { t } = useTranslation();
  if (accounts.length === 0) return null;
  const total = accounts.reduce((sum, account) => sum + (shownBalance(account) ?? 0), 0);
  const rows: (Account | { id: 'total' })[] = hasTotal ? [...accounts, { id: 'total' }] : [...accounts];
  return (
    <Card title={title} isFlush>
      <FactTable<(typeof rows)[number]>
        label={title}
        rows={rows}
        getRowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('Account'),
            isWide: true,
            cell: (row) => ('name' in row
              ? <TextLink to="/accounts/$id" params={{ id: row.id }}>{accountName(row.name)}</TextLink>
              : <CellText isStrong>{t('Total')}</CellText>),
          },
          {
            id: 'balance',
            header: t('Balance'),
            align: 'end',
            cell: (row) => ('name' in row
              ? (
                <CellText tone={toneOf(row)} secondary={isAdvance(row) ? t('paid in advance') : undefined}>
                  {formatTaka(shownBalance(row))}
                </CellText>
              )
              : <CellText isStrong>{formatTaka(total)}</CellText>),
          },
        ]}
      />
    </Card>
  );
}
