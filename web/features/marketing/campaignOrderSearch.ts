import type { CampaignOrdersPageQuery$variables } from '../../__generated__/CampaignOrdersPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';
import { NO_CAMPAIGN } from '../reports/profit/profitSearch.ts';
import { reportDays } from '../reports/reportDays.ts';

export const ORDER_STATES = ['APPROVED', 'DELIVERED', 'SETTLED', 'RETURNED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The search parameters of the orders behind a figure of the report. */
export interface CampaignOrderSearch {
  /** Global id of the campaign, or NO_CAMPAIGN; orders of any campaign when left out. */
  campaign?: string;
  /** As in AdReportSearch. */
  days?: string;
  state?: OrderState;
}

export const campaignOrderSearch = defineSearch<CampaignOrderSearch, CampaignOrdersPageQuery$variables>({
  fields: { campaign: textField, days: daysField, state: choiceField(ORDER_STATES) },
  tab: 'state',
  variables: ({ campaign, days, state }) => {
    const isNamed = campaign !== undefined && campaign !== NO_CAMPAIGN;
    return {
      filter: { ...reportDays({ days }), ...(state && { state }), ...(isNamed ? { campaignId: campaign } : campaign && { withoutCampaign: true }) },
      campaign: isNamed ? campaign : '', isNamed,
    };
  },
});
