import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { previewOrderEdit, type EditPreview } from '../preview-edit.ts';
import { OrderStatus } from './orderEnums.ts';
import { entryWording } from '../../accounting/graphql/JournalEntry.ts';

type MovedStock = EditPreview['movements'][number];
type BookedEntry = EditPreview['entries'][number];

const MovedStockType = builder.objectRef<MovedStock>('MovedStock').implement({
  description: 'What a change would move in the stock of one variant at one location; each number is added to what is there.',
  fields: (t) => ({
    sku: t.string({ description: 'Of the variant.', resolve: ({ variant }) => variant.sku }),
    location: t.string({ description: 'Name of the location.', resolve: ({ location }) => location.name }),
    onHand: t.exposeInt('onHand', { description: 'Pieces on the shelf.' }),
    reserved: t.exposeInt('reserved', { description: 'Pieces promised to orders.' }),
    withCourier: t.exposeInt('withCourier', { description: 'Pieces with a courier.' }),
    returning: t.exposeInt('returning', { description: 'Pieces on their way back.' }),
  }),
});

const BookedLine = builder.objectRef<BookedEntry['lines'][number]>('BookedLine').implement({
  description: 'What one entry would add to one account; one of the two amounts is zero.',
  fields: (t) => ({
    account: t.string({ description: 'Name of the account.', resolve: ({ account }) => account.name }),
    debit: t.expose('debitPoisha', { type: 'Money', description: 'Added on the debit side.' }),
    credit: t.expose('creditPoisha', { type: 'Money', description: 'Added on the credit side.' }),
  }),
});

const BookedEntryType = builder.objectRef<BookedEntry>('BookedEntry').implement({
  description: 'An entry that a change would post to the journal.',
  fields: (t) => ({
    description: t.exposeString('description', { description: 'What would be booked, in one line of English.' }),
    messageKey: t.string({ description: 'As messageKey of Error.', resolve: (entry) => entryWording(entry).messageKey }),
    messageValues: t.field({ type: 'MessageValues', description: 'As messageValues of Error.', resolve: (entry) => entryWording(entry).messageValues }),
    day: t.field({ type: 'Date', description: 'The day in Dhaka that it would belong to, as YYYY-MM-DD.', resolve: ({ day }) => day.toISOString().slice(0, 10) }),
    lines: t.expose('lines', { type: [BookedLine], description: 'Two or more.' }),
  }),
});

const OrderEditPreview = builder.objectRef<EditPreview>('OrderEditPreview').implement({
  description: 'What a change of an order would do. Nothing of it has happened.',
  fields: (t) => ({
    status: t.field({ type: OrderStatus, description: 'Where the order would stand.', resolve: ({ order }) => order.status }),
    total: t.field({ type: 'Money', description: 'What the customer would pay in all.', resolve: ({ order }) => order.totalPoisha }),
    discount: t.field({ type: 'Money', description: 'Off the whole order.', resolve: ({ order }) => order.discountPoisha }),
    deliveryFee: t.field({ type: 'Money', description: 'What the customer would pay for delivery.', resolve: ({ order }) => order.deliveryFeePoisha }),
    due: t.field({
      type: 'Money', description: 'What would still be to be collected.',
      resolve: ({ order: { totalPoisha, advancePoisha, collectedPoisha } }) => totalPoisha - advancePoisha - collectedPoisha,
    }),
    stock: t.expose('movements', { type: [MovedStockType], description: 'What would move in the stock.' }),
    entries: t.field({ ...COST_FIELD, type: [BookedEntryType], description: 'What would be posted to the journal.', resolve: ({ entries }) => entries }),
  }),
});

commandField('previewOrderEdit', previewOrderEdit, {
  description: 'Says what editOrder would do with the same input, or why it would refuse. Changes nothing.',
  record: 'preview',
  type: OrderEditPreview,
});
