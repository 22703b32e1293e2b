import { formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { memberName } from './movement-actors.ts';
import { movementListQuery } from './movement-list-query.ts';

/** The stock ledger as a file: what moved, why, when and by whom. Times are those of Dhaka. */
export const movementExport = defineListExport({
  name: 'stock-movements',
  listQuery: movementListQuery,
  linesOf: (movements) => Promise.all(movements.map(async (movement) => {
    const { businessId, actorId } = movement;
    return { ...movement, actorName: actorId ? await memberName(businessId, actorId) : '' };
  })),
  columns: [
    { header: 'Time', value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: 'SKU', value: ({ variant }) => variant.sku },
    { header: 'Location', value: ({ location }) => location.name },
    { header: 'What happened', value: ({ reason }) => reason },
    { header: 'By', value: ({ actorName }) => actorName },
    { header: 'On hand', value: ({ onHand }) => onHand },
    { header: 'Reserved', value: ({ reserved }) => reserved },
    { header: 'With courier', value: ({ withCourier }) => withCourier },
    { header: 'Returning', value: ({ returning }) => returning },
    { header: 'Damaged', value: ({ damaged }) => damaged },
    { header: 'In transfer', value: ({ inTransfer }) => inTransfer },
    { header: 'Unit cost', value: ({ unitCostPoisha }) => amountOf(unitCostPoisha), isCost: true },
  ],
});
