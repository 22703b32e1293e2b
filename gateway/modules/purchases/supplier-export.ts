import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { partyBalance } from '../accounting/party-balance.ts';
import { supplierListQuery } from './supplier-list-query.ts';

/** The suppliers and what is owed to each as a file; below zero, what they hold of ours. */
export const supplierExport = defineListExport({
  name: 'suppliers',
  listQuery: supplierListQuery,
  linesOf: (suppliers) => Promise.all(suppliers.map(async (supplier) =>
    ({ ...supplier, duePoisha: -(await partyBalance(supplier.businessId, 'supplier-payable', supplier.id)) }))),
  columns: [
    { header: 'Supplier', value: ({ name }) => name },
    { header: 'Phone', value: ({ phone }) => phone },
    { header: 'Address', value: ({ address }) => address },
    { header: 'Note', value: ({ note }) => note },
    { header: 'Due', value: ({ duePoisha }) => amountOf(duePoisha), isCost: true },
  ],
});
