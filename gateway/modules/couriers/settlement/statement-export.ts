import { dhakaDay, formatDateTime } from '../../../../schema/rules/format.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { defineListExport } from '../../../list-query/list-export.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import type { Session } from '../../../session/session.ts';
import { statementListQuery } from './statement-list-query.ts';

/** What a courier keeps, as in the list: only for whoever may see charges. */
const charge = (poisha: Poisha, { canSeeCharges }: Session) => (canSeeCharges ? amountOf(poisha) : null);

/** The statements of couriers as a file. */
export const statementExport = defineListExport({
  name: 'courier-statements',
  listQuery: statementListQuery,
  include: { courier: { select: { name: true } } },
  columns: [
    { header: 'Statement', value: ({ number }) => number },
    { header: 'Reference', value: ({ reference }) => reference },
    { header: 'Courier', value: ({ courier }) => courier.name },
    { header: 'Paid on', value: ({ day }) => dhakaDay(day) },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Parcels', value: ({ lineCount }) => lineCount },
    { header: 'Collected', value: ({ collectedPoisha }) => amountOf(collectedPoisha) },
    { header: 'Charges', value: ({ chargePoisha }, session) => charge(chargePoisha, session) },
    { header: 'COD fees', value: ({ codFeePoisha }, session) => charge(codFeePoisha, session) },
    { header: 'Paid', value: ({ netPoisha }, session) => charge(netPoisha, session) },
    { header: 'By', value: ({ createdByName }) => createdByName },
    { header: 'Entered', value: ({ createdAt }) => formatDateTime(createdAt) },
  ],
});
