import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { dhakaDay } from '../../../schema/rules/format.ts';
import type { VoucherFormPageQuery, VoucherFormPageQuery$data } from '../../__generated__/VoucherFormPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { currentDay } from '../../relay/serverTime.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { newExpenseRoute, newIncomeRoute } from './accountingRoutes.ts';
import { withKept } from './choices.ts';
import { VoucherForm } from './components/VoucherForm.tsx';
import type { VoucherDraft } from './voucherDraft.ts';

const query = graphql`
  query VoucherFormPageQuery($id: ID!, $isEdit: Boolean!) @preloadable {
    accounts(first: 500, filter: { isArchived: false }) {
      edges {
        node {
          id
          name
          key
          kind
          type
          balance
        }
      }
    }
    node(id: $id) @include(if: $isEdit) {
      __typename
      ... on Voucher {
        id
        version
        kind
        status
        day
        amount
        party
        payee {
          id
          type
          name
        }
        note
        account {
          id
          name
        }
        counter {
          id
          name
        }
        files {
          id
          name
        }
      }
    }
  }
`;

type Voucher = Extract<NonNullable<VoucherFormPageQuery$data['node']>, { __typename: 'Voucher' }>;
type Kind = 'EXPENSE' | 'INCOME';

const draftOf = ({ day, amount, party, payee, note, account, counter, files }: Voucher): VoucherDraft => ({
  day: dhakaDay(day), amount, party, payee: payee ?? null, note, accountId: account.id, counterId: counter.id, files: files.map(({ id, name }) => ({ id, name })),
  every: '',
});

/** The form of an expense, new or existing: `/expense/new-expense`. */
export function NewExpensePage() {
  const { edit } = newExpenseRoute.useSearch();
  return <VoucherFormPage kind="EXPENSE" edit={edit} loaded={newExpenseRoute.useLoaderData()} />;
}

/** The form of other income, new or existing: `/income/new-income`. */
export function NewIncomePage() {
  const { edit } = newIncomeRoute.useSearch();
  return <VoucherFormPage kind="INCOME" edit={edit} loaded={newIncomeRoute.useLoaderData()} />;
}

interface VoucherFormPageProps {
  kind: Kind;
  /** The voucher to change; none for a new one. */
  edit: string | undefined;
  loaded: PreloadedQuery<VoucherFormPageQuery>;
}

function VoucherFormPage({ kind, edit, loaded }: VoucherFormPageProps) {
  const { t } = useTranslation();
  const data = useRouteQuery<VoucherFormPageQuery>(query, loaded);
  const voucher = data.node?.__typename === 'Voucher' && data.node.kind === kind ? data.node : null;
  if (edit && !voucher) return <NotFoundPage />;
  const accounts = data.accounts.edges.map(({ node }) => node);
  const money = accounts.filter((account) => account.kind === 'MONEY');
  const extra = kind === 'EXPENSE' ? 'drawings' : 'capital';
  const categories = accounts.filter((account) => account.kind === 'CATEGORY' && (account.type === kind || account.key === extra));
  const isExpense = kind === 'EXPENSE';
  const cash = money.find(({ key }) => key === 'cash') ?? money[0];
  const first = categories.find(({ key }) => key === (isExpense ? 'other-expense' : 'other-income')) ?? categories[0];
  const empty: VoucherDraft = {
    day: currentDay(), amount: null, party: '', payee: null, note: '', accountId: cash?.id ?? '', counterId: first?.id ?? '', files: [], every: '',
  };
  const newTitle = isExpense ? t('New Expense') : t('New income');
  return (
    <>
      <PageHeader
        back={
          <IconLink
            to={isExpense ? '/expense/expense-list' : '/income/income-list'}
            icon={ArrowLeft}
            label={t('Go back')}
          />
        }
        title={voucher ? t('Change what was entered') : newTitle}
      />
      <VoucherForm
        key={voucher?.id}
        kind={kind}
        saved={voucher ? draftOf(voucher) : empty}
        money={withKept(money, voucher?.account)}
        categories={withKept(categories, voucher?.counter)}
        changed={voucher ? { voucherId: voucher.id, version: voucher.version } : undefined}
      />
    </>
  );
}
