import type { Permission } from '../../../schema/rules/permissions.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';

/** A 'table' is a CSV or XLSX file; whether it can be parsed is found out when it is read. */
export type FileKind = 'image' | 'pdf' | 'table';

interface FilePurpose {
  /** The kinds of content that may be uploaded. */
  accepts: readonly FileKind[];
  /** The permission to upload. */
  write: Permission;
  /** Who may read the bytes; for everybody else the file does not exist. */
  canRead: (session: Session) => boolean;
  /**
   * The column that refers to such files. A file without a reference is removed after a day. Null: no record refers to
   * it, it is only read.
   */
  usedBy: { table: Prisma.ModelName; column: string } | null;
}

/** What files are uploaded for. A new use is a new entry here. */
export const FILE_PURPOSES = {
  'product-image': {
    accepts: ['image'],
    write: 'product',
    canRead: (session) => session.can('SIGNED_IN'),
    usedBy: { table: 'ProductImage', column: 'fileId' },
  },
  'product-import': {
    accepts: ['table'],
    write: 'product',
    canRead: (session) => session.can('product'),
    usedBy: null,
  },
  'customer-import': {
    accepts: ['table'],
    write: 'ADMIN',
    canRead: (session) => session.can('ADMIN'),
    usedBy: null,
  },
  'statement-import': {
    accepts: ['table'],
    write: 'deliveryMethod',
    canRead: (session) => session.can('deliveryMethod'),
    usedBy: null,
  },
  'decrease-photo': {
    accepts: ['image'],
    write: 'adjustStock',
    canRead: (session) => session.can('adjustStock'),
    usedBy: { table: 'StockAdjustmentPhoto', column: 'fileId' },
  },
  'purchase-file': {
    accepts: ['image', 'pdf'],
    write: 'purchase',
    // A bill shows what the goods cost.
    canRead: (session) => session.can('purchase') && session.canSeeCost,
    usedBy: { table: 'PurchaseFile', column: 'fileId' },
  },
  'order-file': {
    accepts: ['image', 'pdf'],
    write: 'orderUpdate',
    canRead: (session) => session.can('readOrders'),
    usedBy: { table: 'OrderFile', column: 'fileId' },
  },
  'statement-file': {
    accepts: ['image', 'pdf'],
    write: 'deliveryMethod',
    // It may be a page of the courier, with what it takes.
    canRead: (session) => session.can('deliveryMethod') && session.canSeeCharges,
    usedBy: { table: 'StatementLineFile', column: 'fileId' },
  },
  'voucher-file': {
    accepts: ['image', 'pdf'],
    write: 'expense',
    canRead: (session) => session.can('expense'),
    usedBy: { table: 'VoucherFile', column: 'fileId' },
  },
  'liability-file': {
    accepts: ['image', 'pdf'],
    write: 'ADMIN',
    canRead: (session) => session.can('ADMIN'),
    usedBy: { table: 'LiabilityFile', column: 'fileId' },
  },
} as const satisfies Record<string, FilePurpose>;

export type FilePurposeName = keyof typeof FILE_PURPOSES;

export const purposeOf = (name: string): FilePurpose | undefined =>
  Object.hasOwn(FILE_PURPOSES, name) ? FILE_PURPOSES[name as FilePurposeName] : undefined;
