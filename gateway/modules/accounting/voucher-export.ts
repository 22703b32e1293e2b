import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { voucherListQuery } from './voucher-list-query.ts';

const dayText = (day: Date) => day.toISOString().slice(0, 10);

/** Expenses, income and transfers as a CSV file. */
export const voucherExport = defineListExport({
  name: 'vouchers',
  listQuery: voucherListQuery,
  include: { account: { select: { name: true } }, counter: { select: { name: true } }, ads: { include: { products: { select: { product: { select: { name: true } } } } } } },
  columns: [
    { header: 'Number', value: ({ number }) => number },
    { header: 'Day', value: ({ day }) => dayText(day) },
    { header: 'Kind', value: ({ kind }) => kind },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Category', value: ({ counter }) => counter.name },
    { header: 'Account', value: ({ account }) => account.name },
    { header: 'Amount', value: ({ amountPoisha }) => amountOf(amountPoisha) },
    { header: 'Fee', value: ({ feePoisha }) => amountOf(feePoisha) },
    { header: 'Who', value: ({ party }) => party },
    { header: 'Dollars', value: ({ ads }) => (ads ? amountOf(ads.usdCents) : '') },
    { header: 'Rate', value: ({ ads }) => (ads ? ads.rate.toString() : '') },
    { header: 'Platform', value: ({ ads }) => ads?.platform ?? '' },
    { header: 'Ad account', value: ({ ads }) => ads?.adAccount ?? '' },
    { header: 'Campaign', value: ({ ads }) => ads?.campaign ?? '' },
    { header: 'Ran from', value: ({ ads }) => (ads ? dayText(ads.fromDay) : '') },
    { header: 'Ran until', value: ({ ads }) => (ads ? dayText(ads.toDay) : '') },
    { header: 'Products', value: ({ ads }) => ads?.products.map(({ product }) => product.name).join(', ') ?? '' },
    { header: 'Note', value: ({ note }) => note },
    { header: 'Entered by', value: ({ createdByName }) => createdByName },
  ],
});
