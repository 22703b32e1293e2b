import { addDays } from '../../../../schema/rules/format.ts';
import { MAX_BASIS_DAYS, PROFIT_PARTS } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitPart } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitPageQuery$variables } from '../../../__generated__/ProfitPageQuery.graphql.ts';
import type { ProfitOrdersPageQuery$variables } from '../../../__generated__/ProfitOrdersPageQuery.graphql.ts';
import type { EntriesPageQuery$variables } from '../../../__generated__/EntriesPageQuery.graphql.ts';
import { dhakaNoon } from '../../../list/dayRange.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../../list/searchFields.ts';
import { onlyFields, onlyOf, readOnlySearch, type OnlySearch } from '../onlySearch.ts';
import { reportDays } from '../reportDays.ts';

/** Bases other than the delivery: orders stand behind their figures, not entries. */
export const ORDER_BASES = ['SHIPPED', 'SETTLED'] as const;
export type OrderBasis = (typeof ORDER_BASES)[number];

const basisField = choiceField(ORDER_BASES);

/** The search parameters of the report. Some orders alone are only counted where orders stand behind the figures. */
export interface ProfitSearch extends OnlySearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  /** On which day sales count: that of the delivery when left out. */
  basis?: OrderBasis;
}

export function readProfitSearch(raw: Record<string, unknown>): ProfitSearch {
  const basis = basisField(raw.basis);
  return { days: daysField(raw.days), basis, ...(basis && readOnlySearch(raw)) };
}

/** The days of the report: the last ones of more than the basis takes. */
export function profitDays({ days, basis }: ProfitSearch): { from: string; to: string } {
  const { from, to } = reportDays({ days });
  const first = addDays(to, 1 - MAX_BASIS_DAYS);
  return { from: basis && from < first ? first : from, to };
}

export const profitVariables = (search: ProfitSearch): ProfitPageQuery$variables =>
  ({ filter: { ...profitDays(search), ...(search.basis && { basis: search.basis, ...onlyOf(search) }) } });

/** The search parameters of the orders behind the report. */
export interface ProfitOrdersSearch extends OnlySearch {
  /** As in ProfitSearch. */
  days?: string;
  /** The shipping when left out. */
  basis?: 'SETTLED';
}

export const profitOrdersSearch = defineSearch<ProfitOrdersSearch, ProfitOrdersPageQuery$variables>({
  fields: { days: daysField, basis: choiceField(['SETTLED']), ...onlyFields },
  variables: ({ days, basis: chosen, ...only }) => {
    const basis: OrderBasis = chosen ?? 'SHIPPED';
    const filter = { ...profitDays({ days, basis }), basis, ...onlyOf(only) };
    return { filter, sums: filter };
  },
});

/** The search parameters of the entries behind the report. */
export interface EntriesSearch {
  search?: string;
  /** As in ProfitSearch. */
  days?: string;
  /** All parts when left out. */
  part?: ProfitPart;
  /** With the part ADS: global id of a campaign, or NO_CAMPAIGN. */
  campaign?: string;
  /** As in ProfitSearch: only what no order has caused. */
  basis?: OrderBasis;
  sort?: 'OLDEST';
}

/** In place of a campaign: what names none. */
export const NO_CAMPAIGN = 'none';

export const entriesSearch = defineSearch<EntriesSearch, EntriesPageQuery$variables>({
  fields: { search: textField, days: daysField, part: choiceField(PROFIT_PARTS), campaign: textField, basis: basisField, sort: choiceField(['OLDEST']) },
  variables: ({ search, part, campaign, sort, ...shown }) => {
    const { from, to } = profitDays(shown);
    const ofCampaign = part !== 'ADS' || !campaign ? {} : campaign === NO_CAMPAIGN ? { withoutCampaign: true } : { campaignId: campaign };
    return {
      filter: { part: part ?? 'NET', from: dhakaNoon(from), to: dhakaNoon(to), ...ofCampaign, ...(shown.basis && { withoutOrders: true }), ...(search && { search }) },
      sort: sort ?? 'NEWEST',
      campaign: ofCampaign.campaignId ?? '', isOfCampaign: ofCampaign.campaignId !== undefined,
    };
  },
});
