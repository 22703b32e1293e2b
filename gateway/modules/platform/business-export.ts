import { dhakaDay, formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { withActivity } from './business-activity.ts';
import { platformBusinessListQuery, stateOf } from './business-list-query.ts';

/** The businesses as a file: whom to call before their package ends, and how much of it they use. */
export const businessExport = defineListExport({
  name: 'platform-businesses',
  listQuery: platformBusinessListQuery,
  linesOf: (rows) => withActivity(rows),
  columns: [
    { header: 'Business', value: ({ name }) => name },
    { header: 'Status', value: (row) => stateOf(row) },
    { header: 'Package', value: ({ subscription }) => subscription },
    { header: 'Expires', value: ({ packageExpiresAt }) => dhakaDay(packageExpiresAt) },
    { header: 'Price of a month', value: ({ packagePricePoisha }) => amountOf(packagePricePoisha) },
    { header: 'Founders', value: ({ founders }) => founders.join('; ') },
    { header: 'Hotline', value: ({ hotline }) => hotline },
    { header: 'Products', value: ({ productUsage }) => productUsage },
    { header: 'Product limit', value: ({ productLimit }) => productLimit },
    { header: 'Orders', value: ({ ecomOrderUsage }) => ecomOrderUsage },
    { header: 'Order limit', value: ({ ecomOrderLimit }) => ecomOrderLimit },
    { header: 'Members', value: ({ userUsage }) => userUsage },
    { header: 'Member limit', value: ({ userLimit }) => userLimit },
    { header: 'SMS left', value: ({ smsBalance }) => smsBalance },
    { header: 'Web shops that fail', value: ({ failingSites }) => failingSites },
    { header: 'Last seen', value: ({ lastSeenAt }) => lastSeenAt && formatDateTime(lastSeenAt) },
    { header: 'Created', value: ({ createdAt }) => formatDateTime(createdAt) },
  ],
});
