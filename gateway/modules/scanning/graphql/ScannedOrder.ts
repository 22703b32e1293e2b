import { z } from 'zod';
import { requiredText } from '../../../commands/fields.ts';
import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { visibleTo } from '../../../graphql/guard-records.ts';
import { requires } from '../../../graphql/requires.ts';
import { fileUrl } from '../../files/read-file.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { findScanned } from '../find-scanned.ts';
import { scannedLines, type ScannedLine } from '../scanned-lines.ts';

const ScannedLineType = builder.objectRef<ScannedLine>('ScannedLine').implement({
  description: 'A line of a scanned order, as somebody with the parcel in hand sees it.',
  fields: (t) => ({
    id: t.id({ description: 'Of the OrderLine.', resolve: ({ lineId }) => encodeId('OrderLine', lineId) }),
    name: t.exposeString('name', { description: 'Product and variant.' }),
    sku: t.exposeString('sku', { description: 'Of the variant.' }),
    barcode: t.exposeString('barcode', { nullable: true, description: 'What a scanner reads off a piece; null without one.' }),
    quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
    returning: t.exposeInt('returning', { description: 'Pieces on their way back, not in hand.' }),
    pictureUrl: t.string({
      nullable: true, description: 'Where the first picture of its product is served, small.',
      resolve: ({ picture }) => picture && fileUrl(picture, 'SMALL'),
    }),
  }),
});

const ScannedOrder = builder.objectRef<{ id: string; businessId: string }>('ScannedOrder').implement({
  description: 'The order that a scanned text names, and what should be inside.',
  extensions: visibleTo('orderUpdate'),
  fields: (t) => ({
    order: t.prismaField({
      type: Order,
      description: 'The order.',
      resolve: (query, { id, businessId }) =>
        db.order.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } }),
    }),
    lines: t.field({
      type: [ScannedLineType],
      description: 'What should be inside.',
      resolve: ({ id, businessId }) => scannedLines(db, businessId, id),
    }),
  }),
});

const input = z.object({ text: requiredText(300).describe('What the scanner read.') });

builder.queryField('scannedOrder', (t) =>
  t.field({
    type: ScannedOrder,
    nullable: true,
    description: 'The order with this number, of its own or of the courier; null when there is none.',
    args: { text: t.arg.string({ required: true, description: 'What the scanner read.' }) },
    ...requires('orderUpdate', { input }),
    resolve: async (_root, args, context) => {
      const { businessId, business } = sessionOf(context);
      const { text } = parseInput(input, args);
      const found = await findScanned(db, { businessId, prefix: business?.orderPrefix ?? '' }, text);
      return found && { id: found.id, businessId };
    },
  }),
);
