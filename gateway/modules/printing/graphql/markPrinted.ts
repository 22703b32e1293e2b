import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { markPrinted } from '../mark-printed.ts';

const PrintedOrders = builder.objectRef<{ ids: string[]; printedAt: Date }>('PrintedOrders').implement({
  description: 'Orders that were handed to the printer.',
  fields: (t) => ({
    orderIds: t.idList({ description: 'Their ids.', resolve: ({ ids }) => ids.map((id) => encodeId('Order', id)) }),
    printedAt: t.expose('printedAt', { type: 'DateTime', description: 'When.' }),
  }),
});

commandField('markOrdersPrinted', markPrinted, {
  description: 'Says that orders were handed to the printer.', record: 'printed', type: PrintedOrders,
});
