import { ArrowLeft } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { dhakaDay, formatTaka } from '../../../schema/rules/format.ts';
import type { NewLiabilityPageQuery, NewLiabilityPageQuery$data } from '../../__generated__/NewLiabilityPageQuery.graphql.ts';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { FormMoneyField, FormNumberField, FormSelect, FormTextArea, FormTextField } from '../../forms/fields.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { dhakaNoon } from '../../list/dayRange.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { currentDay } from '../../relay/serverTime.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { toast } from '../../ui/toast.tsx';
import { liabilityKindText } from './accountText.ts';
import { newLiabilityRoute } from './accountingRoutes.ts';
import { withKept } from './choices.ts';
import { End, Fields } from './components/formLayout.tsx';
import { noonOf } from './days.ts';
import { useCreateLiability } from './mutations/useCreateLiability.ts';
import { useUpdateLiability } from './mutations/useUpdateLiability.ts';
import { accountName } from './accountName.ts';

const query = graphql`
  query NewLiabilityPageQuery($id: ID!, $isEdit: Boolean!) @preloadable {
    accounts(first: 500, filter: { isArchived: false }) {
      edges {
        node {
          id
          name
          key
          kind
          type
        }
      }
    }
    node(id: $id) @include(if: $isEdit) {
      __typename
      ... on Liability {
        id
        number
        version
        kind
        status
        party
        note
        day
        firstDueDay
        amount
        installments
        account {
          id
          name
        }
      }
    }
  }
`;

const KINDS = ['SALARY', 'BILL', 'LOAN'] as const;
/** The choice for a loan that was received before the business used the app, into no account of the books. */
const BEFORE = 'BEFORE';

type Liability = Extract<NonNullable<NewLiabilityPageQuery$data['node']>, { __typename: 'Liability' }>;

interface Draft {
  kind: (typeof KINDS)[number];
  party: string;
  amount: number | null;
  moneyId: string;
  categoryId: string;
  day: string;
  firstDue: string;
  installments: number | null;
  note: string;
}

const draftOf = ({ kind, party, amount, account, day, firstDueDay, installments, note }: Liability): Draft => ({
  kind: kind as Draft['kind'], party, amount, installments, note, day: dhakaDay(day), firstDue: dhakaDay(firstDueDay),
  moneyId: account?.id ?? BEFORE, categoryId: account?.id ?? '',
});

/** The form of a loan, an unpaid salary or bill: `/liability/new-liability`; `?edit` changes an existing one. */
export function NewLiabilityPage() {
  const { t } = useTranslation();
  const { edit } = newLiabilityRoute.useSearch();
  const data = useRouteQuery<NewLiabilityPageQuery>(query, newLiabilityRoute.useLoaderData());
  const changed = data.node?.__typename === 'Liability' && data.node.status !== 'VOID' ? data.node : null;
  if (edit && !changed) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        back={<IconLink to={edit ? `/liability/${edit}` : '/liability/liability-list'} icon={ArrowLeft} label={t('Go back')} />}
        title={changed ? t('Change {{kind}} {{number}}', { kind: liabilityKindText(changed.kind, t), number: changed.number }) : t('New liability')}
      />
      <LiabilityForm key={changed?.id} accounts={data.accounts.edges.map(({ node }) => node)} changed={changed} />
    </>
  );
}

interface LiabilityFormProps {
  accounts: readonly NewLiabilityPageQuery$data['accounts']['edges'][number]['node'][];
  changed: Liability | null;
}

function LiabilityForm({ accounts, changed }: LiabilityFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { createLiability } = useCreateLiability();
  const { updateLiability } = useUpdateLiability();
  const kept = changed?.account ?? undefined;
  const categories = withKept(accounts.filter(({ kind, type }) => kind === 'CATEGORY' && type === 'EXPENSE'), kept);
  const money = withKept(accounts.filter(({ kind }) => kind === 'MONEY'), kept);
  const byKey = (key: string) => accounts.find((account) => account.key === key)?.id ?? '';
  const today = currentDay();
  const empty: Draft = {
    kind: 'SALARY', party: '', amount: null, moneyId: byKey('bank') || BEFORE, categoryId: '', day: today, firstDue: today, installments: 1, note: '',
  };
  const form = useCommandForm({
    saved: changed ? draftOf(changed) : empty,
    save: ({ kind, party, amount, moneyId, categoryId, day, firstDue, installments, note }) => {
      const accountId = kind === 'LOAN' ? (moneyId === BEFORE ? undefined : moneyId) : categoryId || byKey(kind === 'SALARY' ? 'salaries' : 'other-expense');
      const input = {
        party: party.trim(), amount: amount ?? 0, firstDue: dhakaNoon(firstDue), installments: installments ?? 1, note: note.trim(),
        ...(accountId && { accountId }), ...noonOf(day),
      };
      return changed ? updateLiability({ ...input, liabilityId: changed.id, version: changed.version }) : createLiability({ ...input, kind });
    },
    onSaved: ({ id }, { amount }) => {
      toast.success(changed ? t('Changed') : t('{{amount}} is entered', { amount: formatTaka(amount) }));
      return navigate({ to: '/liability/$id', params: { id }, replace: true });
    },
  });
  const [kind, amount, installments] = useWatch({ control: form.control, name: ['kind', 'amount', 'installments'] });
  const isLoan = kind === 'LOAN';
  const parts = installments ?? 1;
  return (
    <CommandForm form={form} hasSaveKey>
      <Card>
        <Fields>
          {!changed && <FormSelect form={form} label={t('Kind')} name="kind" options={KINDS.map((id) => ({ id, label: liabilityKindText(id, t) }))} />}
          <FormTextField form={form} label={t('Owed to')} name="party" isRequired maxLength={120} autoComplete="off" autoFocus />
          <FormMoneyField form={form} label={t('Amount')} name="amount" isRequired />
          {isLoan ? (
            <FormSelect
              form={form} label={t('It came to')} name="moneyId"
              options={[...money.map(({ id, name }) => ({ id, label: accountName(name) })), { id: BEFORE, label: t('No account: it is from before') }]}
            />
          ) : (
            <FormSelect
              form={form} label={t('Category')} name="categoryId"
              options={[{ id: '', label: t('The usual one') }, ...categories.map(({ id, name }) => ({ id, label: accountName(name) }))]}
            />
          )}
          <FormTextField form={form} label={t('Owed since')} name="day" type="date" isRequired />
          <FormTextField form={form} label={t('First part is due on')} name="firstDue" type="date" isRequired />
          <FormNumberField
            form={form} label={t('Monthly parts')} name="installments" isRequired min={1} max={120}
            description={parts > 1 && amount ? t('{{amount}} a month', { amount: formatTaka(amount / parts) }) : undefined}
          />
          <FormTextArea form={form} label={t('Note')} name="note" maxLength={1000} />
        </Fields>
      </Card>
      <End>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>{t('Save')}</Button>
      </End>
    </CommandForm>
  );
}
