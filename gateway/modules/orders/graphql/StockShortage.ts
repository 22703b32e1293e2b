import { builder } from '../../../graphql/builder.ts';
import type { Shortage } from '../../inventory/stock-ledger.ts';

export const StockShortage = builder.objectRef<Shortage>('StockShortage').implement({
  description: 'Units of one variant that are promised without being on hand.',
  fields: (t) => ({
    sku: t.exposeString('sku', { description: 'Of the variant.' }),
    units: t.exposeInt('units', { description: 'Promised to this order and not on hand.' }),
  }),
});
