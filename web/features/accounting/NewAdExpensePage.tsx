import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { dhakaDay, formatTaka } from '../../../schema/rules/format.ts';
import type { NewAdExpensePageQuery, NewAdExpensePageQuery$data } from '../../__generated__/NewAdExpensePageQuery.graphql.ts';
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
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { toast } from '../../ui/toast.tsx';
import { newAdExpenseRoute } from './accountingRoutes.ts';
import { withKept } from './choices.ts';
import type { Choice } from './choices.ts';
import type { Advertised } from './components/AdvertisedProducts.tsx';
import { End, Fields } from './components/formLayout.tsx';
import { noonOf } from './days.ts';
import { useCreateAdExpense } from './mutations/useCreateAdExpense.ts';
import { useUpdateAdExpense } from './mutations/useUpdateAdExpense.ts';
import { accountOption } from './accountName.ts';

// Loaded after the form: the picker alone is larger than the rest of the page.
const VoucherFiles = lazyPart(() => import('./components/VoucherFiles.tsx'), 'VoucherFiles');
const AdvertisedProducts = lazyPart(() => import('./components/AdvertisedProducts.tsx'), 'AdvertisedProducts');

const query = graphql`
  query NewAdExpensePageQuery($id: ID!, $isEdit: Boolean!) @preloadable {
    accounts(first: 500, filter: { kind: MONEY, isArchived: false }) {
      edges {
        node {
          id
          name
          key
          balance
        }
      }
    }
    node(id: $id) @include(if: $isEdit) {
      __typename
      ... on Voucher {
        id
        version
        day
        note
        account {
          id
          name
        }
        ads {
          platform
          adAccount
          campaign
          usd
          rate
          agencyFee
          fromDay
          toDay
          variants {
            id
            title
            sku
            pictureUrl
          }
        }
        files {
          id
          name
        }
      }
    }
  }
`;

type Voucher = Extract<NonNullable<NewAdExpensePageQuery$data['node']>, { __typename: 'Voucher' }>;

const draftOf = ({ day, note, account, files }: Voucher, { fromDay, toDay, variants, ...ads }: NonNullable<Voucher['ads']>): AdDraft => ({
  ...ads, note, accountId: account.id, day: dhakaDay(day), from: dhakaDay(fromDay), to: dhakaDay(toDay),
  products: variants.map(({ id: variantId, title, sku, pictureUrl }) => ({ variantId, title, sku, pictureUrl: pictureUrl ?? null })),
  files: files.map(({ id, name }) => ({ id, name })),
});

interface AdDraft {
  platform: string;
  adAccount: string;
  campaign: string;
  products: Advertised[];
  usd: number | null;
  rate: number | null;
  agencyFee: number | null;
  accountId: string;
  day: string;
  from: string;
  to: string;
  note: string;
  files: { id: string; name: string }[];
}

/** An estimate of the amount per day for the form; the gateway computes the exact parts. */
const daysBetween = (from: string, to: string) => Math.max(Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1, 0) || 0;

/** The form for ads paid in dollars, spread over days, new or existing: `/expense/new-ad-expense`. */
export function NewAdExpensePage() {
  const { edit } = newAdExpenseRoute.useSearch();
  const data = useRouteQuery<NewAdExpensePageQuery>(query, newAdExpenseRoute.useLoaderData());
  const voucher = data.node?.__typename === 'Voucher' && data.node.ads ? data.node : null;
  if (edit && !voucher) return <NotFoundPage />;
  const money = data.accounts.edges.map(({ node }) => node);
  const today = currentDay();
  const empty: AdDraft = {
    platform: 'Facebook', adAccount: '', campaign: '', products: [], usd: null, rate: null, agencyFee: null,
    accountId: (money.find(({ key }) => key === 'bank') ?? money[0])?.id ?? '', day: today, from: today, to: today, note: '', files: [],
  };
  return (
    <AdExpenseForm
      key={voucher?.id}
      saved={voucher?.ads ? draftOf(voucher, voucher.ads) : empty}
      money={withKept(money, voucher?.account)}
      changed={voucher ? { voucherId: voucher.id, version: voucher.version } : undefined}
    />
  );
}

interface AdExpenseFormProps {
  saved: AdDraft;
  money: readonly Choice[];
  changed?: { voucherId: string; version: number };
}

function AdExpenseForm({ saved, money, changed }: AdExpenseFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { createAdExpense } = useCreateAdExpense();
  const { updateAdExpense } = useUpdateAdExpense();
  const [isUploading, setUploading] = useState(false);
  const form = useCommandForm({
    saved,
    save: ({ usd, rate, agencyFee, from, to, day, platform, adAccount, products, campaign, note, accountId, files }) => {
      const input = {
        accountId, platform: platform.trim(), adAccount: adAccount.trim(), variants: products.map(({ variantId }) => variantId),
        campaign: campaign.trim(), note: note.trim(), usd: usd ?? 0, rate: rate ?? 0, agencyFee: agencyFee ?? 0,
        from: dhakaNoon(from), to: dhakaNoon(to), fileIds: files.map(({ id }) => id), ...noonOf(day),
      };
      return changed ? updateAdExpense({ ...input, ...changed }) : createAdExpense(input);
    },
    onSaved: ({ id }) => {
      toast.success(t('The ads are entered'));
      return navigate({ to: '/accounts/voucher/$id', params: { id }, replace: true });
    },
  });
  const [usd, rate, agencyFee, from, to, products, files] = useWatch({ control: form.control, name: ['usd', 'rate', 'agencyFee', 'from', 'to', 'products', 'files'] });
  const total = (usd ?? 0) * (rate ?? 0) + (agencyFee ?? 0);
  const days = daysBetween(from, to);
  return (
    <>
      <PageHeader
        back={<IconLink to="/expense/expense-list" icon={ArrowLeft} label={t('Go back')} />}
        title={changed ? t('Change what was entered') : t('New Ad Expense')}
      />
      <CommandForm form={form} hasSaveKey focusesFirst>
        <Card>
          <Fields>
            <FormTextField form={form} label={t('Platform')} name="platform" isRequired maxLength={60} />
            <FormTextField form={form} label={t('Ad account')} name="adAccount" maxLength={80} description={t('Its name or number at the platform.')} />
            <div data-wide>
              <FormTextField form={form} label={t('Campaign')} name="campaign" maxLength={120} autoComplete="off" />
            </div>
            <FormTextField form={form} label={t('First day of the ads')} name="from" type="date" isRequired />
            <FormTextField form={form} label={t('Last day of the ads')} name="to" type="date" isRequired />
            <FormNumberField form={form} label={t('Dollars')} name="usd" isRequired min={0} step={0} decimals={2} />
            <FormNumberField
              form={form} label={t('Taka for a dollar')} name="rate" isRequired min={0} step={0} decimals={4}
              description={t('As it was really paid, not the rate of the day.')}
            />
            <FormMoneyField form={form} label={t('Charge of the bank or agency')} name="agencyFee" />
            <FormSelect
              form={form} label={t('Paid from')} name="accountId"
              options={money.map(accountOption)}
            />
            <FormTextField form={form} label={t('Paid on')} name="day" type="date" isRequired />
            <FormTextArea form={form} label={t('Note')} name="note" maxLength={1000} />
            <div data-wide>
              <VoucherFiles files={files} onChange={(next) => form.change('files', next)} onUploading={setUploading} />
            </div>
          </Fields>
        </Card>
        <AdvertisedProducts products={products} onChange={(next) => form.change('products', next)} />
        <End>
          <DescriptionList
            layout="amounts"
            items={[
              { id: 'total', term: t('In taka'), value: formatTaka(total), isTotal: true },
              { id: 'daily', term: t('A day'), value: days > 0 ? formatTaka(total / days) : '' },
            ]}
          />
        </End>
        <End>
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving || isUploading}>{t('Save')}</Button>
        </End>
      </CommandForm>
    </>
  );
}
