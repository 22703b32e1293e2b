import { z } from 'zod';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { CHECK_PAYMENT } from './check-schedule.ts';
import { reconcilePayment } from './reconcile-payment.ts';

const SWEEP_SIZE = 500;
/** The sweep waits this long after a check was due: only payments whose own job was lost are left by then. */
const OVERDUE_MS = 60_000;

const checkPayment = defineTask({
  name: CHECK_PAYMENT,
  lane: 'services',
  payload: z.object({ paymentId: z.uuid() }),
  run: ({ paymentId }) => reconcilePayment(paymentId),
});

/** Adds a job for each payment whose check is overdue. Returns how many there were. */
export async function sweepPayments(now = Date.now()): Promise<number> {
  const overdue = await db.payment.findMany({
    where: { nextCheckAt: { lt: new Date(now - OVERDUE_MS) } },
    orderBy: { nextCheckAt: 'asc' },
    take: SWEEP_SIZE,
    select: { businessId: true, id: true },
  });
  await db.$transaction(async (tx) => {
    for (const { businessId, id: paymentId } of overdue) {
      await enqueue(tx, CHECK_PAYMENT, { businessId, paymentId }, { jobKey: `payment:${paymentId}` });
    }
  });
  return overdue.length;
}

const sweep = defineTask({
  name: 'billing.sweepPayments',
  payload: z.unknown(),
  run: async (_payload, { log }) => {
    const count = await sweepPayments();
    if (count > 0) log.warn({ count }, 'Payments were overdue for a check');
  },
});

export const billingJobs = {
  tasks: [checkPayment, sweep],
  cron: [{ task: sweep.name, match: '* * * * *' }],
};
