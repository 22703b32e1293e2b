import { dhakaDay } from '../../../schema/rules/format.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { campaignListQuery } from './campaign-list-query.ts';

/** The campaigns as a file: what each is mapped to, and what its ad expenses come to. */
export const campaignExport = defineListExport({
  name: 'campaigns',
  listQuery: campaignListQuery,
  include: {
    products: { select: { weight: true, product: { select: { name: true } } }, orderBy: { productId: 'asc' } },
    tags: { select: { tag: true }, orderBy: { key: 'asc' } },
  },
  columns: [
    { header: 'Platform', value: ({ platform }) => platform },
    { header: 'Campaign', value: ({ name }) => name },
    { header: 'Products (weight)', value: ({ products }) => products.map(({ product: { name }, weight }) => `${name} (${weight})`).join('; ') },
    { header: 'Tags', value: ({ tags }) => tags.map(({ tag }) => tag).join('; ') },
    { header: 'Dollars', value: ({ spent }) => spent && Number(spent.usdCents) / 100 },
    { header: 'Taka', value: ({ spent }) => spent && amountOf(spent.poisha) },
    { header: 'Last day of ads', value: ({ spent }) => spent && dhakaDay(spent.lastDay) },
  ],
});
