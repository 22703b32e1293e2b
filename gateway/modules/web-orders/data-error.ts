import { msg } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';

/** PostgreSQL's error classes 'data exception' and 'integrity constraint violation'. */
const DATA_STATE = /^(22|23)/;

/** Prisma's own codes for values that do not fit their column. */
const DATA_CODES = new Set(['P2000', 'P2006', 'P2007', 'P2019', 'P2020', 'P2023', 'P2033']);

/** Said of a record that `isDataError` is true of. */
export const NOT_STORED = msg('It holds a value that cannot be stored');

/** Whether a write failed because of its values: then every retry fails too. Any other failure may be retried. */
export function isDataError(error: unknown): boolean {
  if (error instanceof RangeError || error instanceof Prisma.PrismaClientValidationError) return true;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return DATA_CODES.has(error.code) || DATA_STATE.test(sqlStateOf(error));
}

function sqlStateOf({ meta }: Prisma.PrismaClientKnownRequestError): string {
  const { driverAdapterError } = (meta ?? {}) as { driverAdapterError?: { cause?: { originalCode?: string } } };
  return driverAdapterError?.cause?.originalCode ?? '';
}
