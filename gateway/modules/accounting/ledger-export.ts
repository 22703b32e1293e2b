import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { ledgerListQuery } from './ledger-list-query.ts';

const amount = (poisha: bigint) => (poisha === 0n ? '' : amountOf(poisha));

/** The ledger of an account as a CSV file. */
export const ledgerExport = defineListExport({
  name: 'ledger',
  listQuery: ledgerListQuery,
  columns: [
    { header: 'Day', value: ({ day }) => day.toISOString().slice(0, 10) },
    { header: 'Account', value: ({ account }) => account.name },
    { header: 'What', value: ({ entry }) => entry.description },
    { header: 'Who', value: ({ partyName }) => partyName ?? '' },
    { header: 'In', value: ({ debitPoisha }) => amount(debitPoisha) },
    { header: 'Out', value: ({ creditPoisha }) => amount(creditPoisha) },
    { header: 'Balance', value: ({ balancePoisha }) => (balancePoisha == null ? '' : amountOf(balancePoisha)) },
  ],
});
