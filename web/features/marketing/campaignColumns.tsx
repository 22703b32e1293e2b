import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay, formatTaka } from '../../../schema/rules/format.ts';
import type { campaignColumns_campaign$data } from '../../__generated__/campaignColumns_campaign.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { dollars } from './adText.ts';

/** The data of one row. */
void graphql`
  fragment campaignColumns_campaign on Campaign {
    id
    version
    name
    platform
    isMapped
    tags
    products {
      name
      weight
    }
    spent {
      usd
      amount
      lastDay
    }
  }
`;

export type CampaignRow = Omit<campaignColumns_campaign$data, ' $fragmentType'>;

/** The columns of the list of campaigns. */
export const campaignColumns = (column: ColumnMakers<CampaignRow>, t: TFunction): readonly DataGridColumn<CampaignRow>[] => [
  column.title('name', t('Campaign'), ({ name }) => name, { minWidth: 200, secondary: ({ platform }) => platform }),
  column.text('products', t('Products'), (row) => row.products.map((one) => productText(one, row, t)).join(', '), { minWidth: 220, mobile: 'meta' }),
  column.text('tags', t('Links'), ({ tags }) => tags.join(', '), { width: 180, mobile: 'meta' }),
  column.text('mapped', t('Orders'), ({ isMapped }) => (isMapped ? t('Found') : <Badge meaning="warn">{t('Unmapped')}</Badge>), {
    width: 120, mobile: 'badge', tone: () => 'muted',
  }),
  column.text('until', t('Until'), ({ spent }) => spent && formatDay(spent.lastDay), { width: 120, none: '–', mobile: 'meta' }),
  column.text('spent', t('Spent'), ({ spent }) => spent && formatTaka(spent.amount), {
    width: 120, align: 'end', none: '–', mobile: 'value', secondary: ({ spent }) => spent && dollars(spent.usd),
  }),
];

/** The weights are of interest where they differ. */
function productText({ name, weight }: CampaignRow['products'][number], { products }: CampaignRow, t: TFunction): string {
  return products.some((one) => one.weight !== 1) ? t('{{name}} × {{weight}}', { name, weight }) : name;
}
