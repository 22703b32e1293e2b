import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay, formatMonth } from '../../../schema/rules/format.ts';
import type { BooksPageQuery } from '../../__generated__/BooksPageQuery.graphql.ts';
import { dayRangeText } from '../../list/dayRange.ts';
import { OwnDays } from '../../list/OwnDays.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { media, token } from '../../ui/theme/token.ts';
import { booksRoute } from './accountingRoutes.ts';
import { booksDays, monthDays, readBooks } from './booksSearch.ts';
import { CloseBooksDialog } from './components/CloseBooksDialog.tsx';
import { ReopenBooksDialog } from './components/ReopenBooksDialog.tsx';
import { StatementTable } from './components/StatementTable.tsx';
import { TrialBalanceTable } from './components/TrialBalanceTable.tsx';

const query = graphql`
  query BooksPageQuery($from: DateTime!, $to: DateTime!) @preloadable {
    trialBalance(from: $from, to: $to) {
      accountId
      name
      key
      type
      opening
      debit
      credit
      closing
    }
    bookClosing {
      closedThrough
      closedByName
    }
    viewer {
      permissions
    }
  }
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: end;
  margin-bottom: 14px;

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Closed = styled.p`
  margin-bottom: 14px;
  color: ${token.ink2};
`;

const MONTHS = 12;

/** Profit and loss, balance sheet and trial balance for a range of days: `/accounts/books`. */
export function BooksPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const data = useRouteQuery<BooksPageQuery>(query, booksRoute.useLoaderData());
  const search = readBooks({ ...booksRoute.useSearch() });
  const [open, setOpen] = useState<'CLOSE' | 'REOPEN' | null>(null);
  const { from, to } = booksDays(search);
  const { trialBalance: rows, bookClosing: { closedThrough, closedByName } } = data;
  const isFounder = data.viewer?.permissions.includes('FOUNDER') ?? false;
  const show = (patch: object) => void navigate({ to: '/accounts/books', search: { ...search, ...patch }, replace: true });
  const days = `${from}..${to}`;
  const months = Array.from({ length: MONTHS }, (_, back) => monthDays(back));
  const part = (statement: 'profit' | 'balance') => (
    <Card isFlush>
      <StatementTable statement={statement} rows={rows} days={days} />
    </Card>
  );
  return (
    <>
      <PageHeader
        title={t('Books')}
        count={t('{{from}} to {{to}}', { from: formatDay(from), to: formatDay(to) })}
        actions={
          <>
            {closedThrough && isFounder && <Button onClick={() => setOpen('REOPEN')}>{t('Open days again')}</Button>}
            <Button onClick={() => setOpen('CLOSE')}>{t('Close days')}</Button>
          </>
        }
      />
      <Days>
        <Select
          label={t('Month')}
          name="month"
          value={months.includes(days) ? days : ''}
          onChange={(month) => show({ days: month || undefined })}
          options={[
            ...(months.includes(days) ? [] : [{ id: '', label: t('Other days') }]),
            ...months.map((month) => ({ id: month, label: formatMonth(month.slice(0, 10)) })),
          ]}
        />
        <OwnDays days={{ from, to }} onChange={(range) => show({ days: dayRangeText(range) })} />
      </Days>
      {closedThrough && (
        <Closed>{t('Closed up to {{day}} by {{name}}.', { day: formatDay(closedThrough), name: closedByName })}</Closed>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('Nothing booked yet')}>{t('Sales, purchases and expenses come here by themselves.')}</EmptyState>
      ) : (
        <Tabs
          label={t('Books')}
          selectedId={search.show ?? 'profit'}
          onSelect={(id) => show({ show: id === 'profit' ? undefined : id })}
          items={[
            { id: 'profit', label: t('Profit and loss'), content: part('profit') },
            { id: 'balance', label: t('Balance sheet'), content: part('balance') },
            { id: 'trial', label: t('Trial balance'), content: <Card isFlush><TrialBalanceTable rows={rows} days={days} /></Card> },
          ]}
        />
      )}
      {open === 'CLOSE' && <CloseBooksDialog onClose={() => setOpen(null)} />}
      {open === 'REOPEN' && <ReopenBooksDialog onClose={() => setOpen(null)} />}
    </>
  );
}
