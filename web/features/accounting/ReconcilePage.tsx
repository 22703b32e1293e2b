import { ArrowLeft } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { dhakaDay, formatDay } from '../../../schema/rules/format.ts';
import { MAX_TAKA } from '../../../schema/rules/money.ts';
import type { ReconcilePageQuery, ReconcilePageQuery$data } from '../../__generated__/ReconcilePageQuery.graphql.ts';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { FormMoneyField, FormTextField } from '../../forms/fields.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { dhakaNoon } from '../../list/dayRange.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { currentDay } from '../../relay/serverTime.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { exactTaka, takaOfColumn } from '../../ui/exactTaka.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { token } from '../../ui/theme/token.ts';
import { toast } from '../../ui/toast.tsx';
import { reconcileRoute } from './accountingRoutes.ts';
import { roundTaka } from './bookRows.ts';
import { useReconcileAccount } from './mutations/useReconcileAccount.ts';
import { accountName } from './accountName.ts';
import { gatewayText } from '../../gatewayText.ts';

const query = graphql`
  query ReconcilePageQuery($id: ID!, $filter: LedgerFilter!) @preloadable {
    node(id: $id) {
      __typename
      ... on Account {
        id
        name
        kind
        reconciliations {
          statementBalance
        }
      }
    }
    ledger(first: 100, filter: $filter, sort: OLDEST) {
      edges {
        node {
          id
          day
          message: description
          messageKey
          messageValues
          debit
          credit
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

type Line = ReconcilePageQuery$data['ledger']['edges'][number]['node'];

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 14px;
`;

const Stack = styled.div`
  display: grid;
  gap: 14px;
`;

/** In sight however long the list is: each mark changes the difference. */
const End = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 10px 24px;
  padding: 12px 0;
  border-top: 1px solid ${token.border};
  background: ${token.bg};

  > dl {
    flex: 0 1 280px;
  }
`;

/** Compares the entries of an account with a bank statement: `/accounts/$id/reconcile`. */
export function ReconcilePage() {
  const data = useRouteQuery<ReconcilePageQuery>(query, reconcileRoute.useLoaderData());
  const account = data.node;
  if (account?.__typename !== 'Account' || account.kind !== 'MONEY') return <NotFoundPage />;
  return (
    <Reconcile
      account={account}
      before={account.reconciliations[0]?.statementBalance ?? 0}
      lines={data.ledger.edges.map(({ node }) => node)}
      hasMore={data.ledger.pageInfo.hasNextPage}
    />
  );
}

interface ReconcileProps {
  account: { id: string; name: string };
  /** The balance of the last reconciled statement. */
  before: number;
  lines: readonly Line[];
  hasMore: boolean;
}

function Reconcile({ account: { id, name: storedName }, before, lines, hasMore }: ReconcileProps) {
  const { t } = useTranslation();
  const name = accountName(storedName);
  const navigate = useNavigateWhileShown();
  const { reconcileAccount } = useReconcileAccount();
  const shownUntil = (day: string) => lines.filter((line) => dhakaDay(line.day) <= day);
  const form = useCommandForm({
    saved: { day: currentDay(), statementBalance: null as number | null, marked: [] as string[] },
    save: ({ day, statementBalance, marked }) => reconcileAccount({
      accountId: id, day: dhakaNoon(day), statementBalance: statementBalance ?? 0,
      lineIds: shownUntil(day).map((line) => line.id).filter((lineId) => marked.includes(lineId)),
    }),
    onSaved: () => {
      toast.success(t('{{name}} agrees with its statement', { name }));
      return navigate({ to: '/accounts/$id', params: { id } });
    },
  });
  const [day, statementBalance, markedIds] = useWatch({ control: form.control, name: ['day', 'statementBalance', 'marked'] });
  const marked = new Set(markedIds);
  const shown = shownUntil(day);
  const sum = roundTaka(shown.reduce((total, line) => (marked.has(line.id) ? total + line.debit - line.credit : total), before));
  const difference = statementBalance === null ? null : roundTaka(statementBalance - sum);

  // Exact, as the statement that it is compared with.
  const takaIn = takaOfColumn(shown.map(({ debit }) => debit));
  const takaOut = takaOfColumn(shown.map(({ credit }) => credit));
  const isAllMarked = shown.every((line) => marked.has(line.id));

  function mark(next: Iterable<string>) {
    form.change('marked', [...next]);
    // The error is about the marked entries, not about the value of this field.
    form.clearProblem();
  }

  function toggle(line: Line) {
    const next = new Set(marked);
    if (!next.delete(line.id)) next.add(line.id);
    mark(next);
  }

  return (
    <>
      <PageHeader
        back={<IconLink to="/accounts/$id" params={{ id }} icon={ArrowLeft} label={t('Back to the account')} />}
        title={t('Reconcile {{name}}', { name })}
      />
      <CommandForm form={form} hasSaveKey focusesFirst>
        <Stack>
          <Card title={t('The statement')}>
            <Fields>
              <FormTextField form={form} label={t('Last day')} name="day" type="date" isRequired />
              <FormMoneyField form={form} label={t('Balance on the statement')} name="statementBalance" min={-MAX_TAKA} isRequired />
            </Fields>
          </Card>
          {hasMore && (
            <Banner meaning="info" title={t('The oldest hundred entries are shown')}>
              {t('The next come when these are reconciled.')}
            </Banner>
          )}
          <Card
            title={t('Not on a statement yet')}
            isFlush
            actions={shown.length > 1 && (
              <Button size="small" onClick={() => mark(isAllMarked ? [] : shown.map((line) => line.id))}>
                {isAllMarked ? t('Mark none') : t('Mark all')}
              </Button>
            )}
          >
            {shown.length === 0 ? (
              <EmptyState title={t('Nothing to mark')}>{t('Everything up to this day stands on a statement.')}</EmptyState>
            ) : (
              <FactTable<Line>
                label={t('Not on a statement yet')}
                rows={shown}
                getRowId={(line) => line.id}
                isStackedOnPhone
                columns={[
                  {
                    id: 'what', header: t('What'), isWide: true,
                    cell: (line) => <Checkbox label={gatewayText(line)} isSelected={marked.has(line.id)} onChange={() => toggle(line)} />,
                  },
                  { id: 'day', header: t('Day'), cell: (line) => formatDay(line.day) },
                  { id: 'in', header: t('In'), align: 'end', cell: ({ debit }) => (debit === 0 ? '' : takaIn(debit)) },
                  { id: 'out', header: t('Out'), align: 'end', cell: ({ credit }) => (credit === 0 ? '' : takaOut(credit)) },
                ]}
              />
            )}
          </Card>
          <End>
            <DescriptionList
              layout="amounts"
              items={[
                { id: 'marked', term: t('Marked'), value: exactTaka(sum) },
                {
                  id: 'difference', term: t('Difference'), value: difference === null ? '–' : exactTaka(difference), isTotal: true,
                  meaning: difference === null ? undefined : difference === 0 ? 'good' : 'bad',
                },
              ]}
            />
            <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
              {t('Reconcile')}
            </Button>
          </End>
        </Stack>
      </CommandForm>
    </>
  );
}
