import { PROFIT_PARTS } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitPart } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitPageQuery$variables } from '../../../__generated__/ProfitPageQuery.graphql.ts';
import type { EntriesPageQuery$variables } from '../../../__generated__/EntriesPageQuery.graphql.ts';
import { dhakaNoon } from '../../../list/dayRange.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../../list/searchFields.ts';
import { reportDays } from '../reportDays.ts';

/** The search parameters of the report. */
export interface ProfitSearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
}

export const readProfitSearch = (raw: Record<string, unknown>): ProfitSearch => ({ days: daysField(raw.days) });

export const profitVariables = (search: ProfitSearch): ProfitPageQuery$variables => ({ filter: reportDays(search) });

/** The search parameters of the entries behind the report. */
export interface EntriesSearch {
  search?: string;
  /** As in ProfitSearch. */
  days?: string;
  /** All parts when left out. */
  part?: ProfitPart;
  /** With the part ADS: global id of a campaign, or NO_CAMPAIGN. */
  campaign?: string;
  sort?: 'OLDEST';
}

/** In place of a campaign: what names none. */
export const NO_CAMPAIGN = 'none';

export const entriesSearch = defineSearch<EntriesSearch, EntriesPageQuery$variables>({
  fields: { search: textField, days: daysField, part: choiceField(PROFIT_PARTS), campaign: textField, sort: choiceField(['OLDEST']) },
  variables: ({ search, part, campaign, sort, ...shown }) => {
    const { from, to } = reportDays(shown);
    const ofCampaign = part !== 'ADS' || !campaign ? {} : campaign === NO_CAMPAIGN ? { withoutCampaign: true } : { campaignId: campaign };
    return {
      filter: { part: part ?? 'NET', from: dhakaNoon(from), to: dhakaNoon(to), ...ofCampaign, ...(search && { search }) },
      sort: sort ?? 'NEWEST',
      campaign: ofCampaign.campaignId ?? '', isOfCampaign: ofCampaign.campaignId !== undefined,
    };
  },
});
