import { text } from '../../commands/fields.ts';
import { Prisma } from '../../db/generated/client/client.ts';

/** Which orders alone a report is about: the fields of its filter. */
export const onlyOrders = {
  source: text(50).optional().describe("Only orders that came from there: 'Facebook'."),
  courier: text(100).optional().describe('Only orders that this courier has, or is to carry.'),
  district: text(50).optional().describe('Only orders that go to this district.'),
};

export interface OnlyOrders {
  source?: string;
  courier?: string;
  district?: string;
}

/** Who has an order, or is to carry it; '' for nobody yet. Made of columns of "Order". */
export const CARRIER = Prisma.sql`coalesce("courierName", "plannedCourier", '')`;

/** The conditions of these orders on columns of "Order": none for all orders. */
export const onlyThese = ({ source, courier, district }: OnlyOrders): Prisma.Sql[] => [
  ...(source ? [Prisma.sql`"source" = ${source}`] : []),
  ...(courier ? [Prisma.sql`${CARRIER} = ${courier}`] : []),
  ...(district ? [Prisma.sql`"district" = ${district}`] : []),
];
