import { commandProcedure, queryProcedure } from '../../trpc/procedures.ts';
import { confirmOrders } from './confirm-many.ts';
import { confirmPreflight } from './confirm-preflight.ts';

export const orderProcedures = {
  order: {
    confirmPreflight: queryProcedure(confirmPreflight),
    confirmOrders: commandProcedure(confirmOrders, ({ outcomes }) => ({
      results: outcomes.map(({ orderId, error }) => ({ orderId, ok: !error, message: error?.message ?? '' })),
    })),
  },
};
