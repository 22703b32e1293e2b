import { builder } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import type { FileSize as FileSizeValue } from '../file-store.ts';
import { fileUrl } from '../read-file.ts';

const FileSize = describedEnum<FileSizeValue>('FileSize', 'How large a picture is wanted; other files have one size.', {
  SMALL: 'At most 160 pixels a side: lists.',
  MEDIUM: 'At most 640 pixels a side: cards.',
  LARGE: 'At most 1,600 pixels a side.',
  ORIGINAL: 'As it was uploaded; of pictures the largest size is kept.',
});

export const StoredFile = builder.prismaNode('StoredFile', {
  ...tenantRecord('product', 'newOrder', 'readOrders', 'webOrderList', 'search', 'purchase', 'adjustStock', 'expense', 'deliveryMethod'),
  description: 'A file that was uploaded with POST /api/files/<purpose>.',
  fields: (t) => ({
    name: t.exposeString('name'),
    contentType: t.exposeString('contentType'),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    url: t.string({
      description: 'Its address on this server, for signed-in members of the business.',
      args: {
        size: t.arg({ type: FileSize, defaultValue: 'MEDIUM', description: 'How large a picture is wanted.' }),
      },
      resolve: (file, { size }) => fileUrl(file, size ?? 'MEDIUM'),
    }),
  }),
});
