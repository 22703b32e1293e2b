import { amountOf } from '../../../list-query/csv.ts';
import { defineListExport } from '../../../list-query/list-export.ts';
import { liabilityListQuery } from './liability-list-query.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

/** The liabilities as a CSV file. */
export const liabilityExport = defineListExport({
  name: 'liabilities',
  listQuery: liabilityListQuery,
  include: { account: { select: { name: true } } },
  columns: [
    { header: 'Number', value: ({ number }) => number },
    { header: 'Kind', value: ({ kind }) => kind },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Owed to', value: ({ party }) => party },
    { header: 'Since', value: (liability) => day(liability.day) },
    { header: 'Next due', value: ({ status, dueDay }) => (status === 'OPEN' ? day(dueDay) : '') },
    { header: 'Parts', value: ({ installments }) => installments },
    { header: 'Owed at first', value: ({ principalPoisha }) => amountOf(principalPoisha) },
    { header: 'Paid', value: ({ paidPoisha }) => amountOf(paidPoisha) },
    { header: 'Interest paid', value: ({ interestPoisha }) => amountOf(interestPoisha) },
    { header: 'Still owed', value: ({ status, principalPoisha, paidPoisha }) => amountOf(status === 'VOID' ? 0n : principalPoisha - paidPoisha) },
    { header: 'Account', value: ({ account }) => account?.name ?? '' },
    { header: 'Note', value: ({ note }) => note },
    { header: 'Entered by', value: ({ createdByName }) => createdByName },
  ],
});
