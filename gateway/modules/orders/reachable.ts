import { Prisma } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';

/** Letters of an address below which no courier finds the door. */
const MIN_ADDRESS = 5;

export const isMobile = (phone: string): boolean => /^01\d{9}$/.test(phone);

/** Whether an address is long enough to be found. */
export const isAddress = (address: string): boolean => address.trim().length >= MIN_ADDRESS;

/** Whether an order can be brought somewhere: its address is long enough, or its customer fetches it. `order` is the name of its table in the statement. */
export const hasAddressSql = (order: string): Prisma.Sql => Prisma.raw(`(length(btrim(${order}."address")) >= ${MIN_ADDRESS} OR CASE WHEN ${order}."plannedCourier" IS NULL
  THEN EXISTS (SELECT 1 FROM "WebOrder" sent WHERE sent."businessId" = ${order}."businessId" AND sent."id" = ${order}."webOrderId" AND sent."isPickup")
  ELSE EXISTS (SELECT 1 FROM "Courier" method WHERE method."businessId" = ${order}."businessId" AND method."name" = ${order}."plannedCourier" AND method."kind" = 'PICKUP') END)`);

export const hasPhoneSql = (order: string): Prisma.Sql => Prisma.raw(`${order}."phone" ~ '^01[0-9]{9}$'`);

/** Throws PreconditionError NO_PHONE or NO_ADDRESS for what no courier can bring to its customer. */
export function assertReachable({ phone, hasAddress }: { phone: string; hasAddress: boolean }): void {
  if (!isMobile(phone)) throw new PreconditionError('NO_PHONE', 'The phone number is no mobile number');
  if (!hasAddress) throw new PreconditionError('NO_ADDRESS', 'The address is too short for a courier');
}
