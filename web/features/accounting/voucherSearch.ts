import type { VoucherListPageQuery$variables } from '../../__generated__/VoucherListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';
import { daysBetween } from './accountSearch.ts';

type VoucherKind = 'EXPENSE' | 'AD_EXPENSE' | 'INCOME';

/** The search parameters of a list of expenses or income. */
export interface VoucherSearch {
  kind?: VoucherKind;
  search?: string;
  days?: string;
  category?: string;
  account?: string;
  enteredBy?: string;
  adAccount?: string;
  /** Global id. */
  campaign?: string;
  product?: string;
  sort?: 'OLDEST';
}

const searchOf = (kinds: readonly VoucherKind[]) => defineSearch<VoucherSearch, VoucherListPageQuery$variables>({
  fields: {
    kind: choiceField(kinds), search: textField, days: daysField, category: textField, account: textField,
    enteredBy: textField, adAccount: textField, campaign: textField, product: textField,
    sort: choiceField(['OLDEST']),
  },
  tab: 'kind',
  variables: ({ kind, search, days, category, account, enteredBy, adAccount, campaign, product, sort }) => {
    const filter = {
      kind: kind ? [kind] : [...kinds],
      ...(search && { search }), ...(category && { counterId: category }), ...(account && { accountId: account }),
      ...(enteredBy && { enteredBy }), ...(adAccount && { adAccount }), ...(campaign && { campaignId: campaign }), ...(product && { productId: product }),
      ...daysBetween(days),
    };
    return { filter, totals: filter, sort: sort ?? 'NEWEST', ...daysBetween(days), withOrders: kinds.includes('INCOME'), campaign: campaign ?? '', isOfCampaign: campaign !== undefined };
  },
});

export const expenseSearch = searchOf(['EXPENSE', 'AD_EXPENSE']);
export const incomeSearch = searchOf(['INCOME']);

export type VoucherListSearch = typeof expenseSearch;
