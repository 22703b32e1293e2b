import { z } from 'zod';
import { idOf } from '../../../commands/fields.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import { LineResult, StatementStatus } from '../../../db/generated/client/enums.ts';
import { byCreation, statusWhere } from '../../../list-query/common-filters.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';

export const statementStatus = z.enum(StatementStatus);
export const lineResult = z.enum(LineResult);

export const statementListQuery = defineListQuery({
  name: 'couriers.statements',
  table: 'CourierStatement',
  permission: 'deliveryMethod',
  ...byCreation,
  filter: z.object({
    status: z.array(statementStatus).max(3).optional(),
    courierId: idOf('Courier').optional().describe('Only of this courier.'),
  }),
  where: ({ businessId }, { status, courierId }): Prisma.CourierStatementWhereInput => ({
    businessId, ...statusWhere(status), ...(courierId && { courierId }),
  }),
});
