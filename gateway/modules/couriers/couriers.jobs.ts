import { z } from 'zod';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { readAllAreas, readAreas, READ_AREAS_TASK } from './areas/courier-areas.ts';
import { READ_STATEMENT_TASK } from './settlement/create-statement.ts';
import { foldHeld } from './settlement/fold-held.ts';
import { POST_STATEMENT_TASK } from './settlement/post-statement.ts';
import { planPayoutPulls, pullPayouts, pullPayoutsJob, PULL_PAYOUTS_TASK } from './settlement/pull-payouts.ts';
import { postInBackground, readStatement } from './settlement/read-lines.ts';
import { EVENTS_TASK, eventsJob, wakeWaitingEvents } from './tracking/event-jobs.ts';
import { planParcelPolls, pollJob, pollParcels, POLL_TASK } from './tracking/poll-parcels.ts';
import { processEvents } from './tracking/process-events.ts';
import { retainEvents } from './tracking/retain-events.ts';
import { resumeBookings } from './resume-bookings.ts';

const resumeBookingsTask = defineTask({
  name: 'couriers.resume-bookings',
  lane: 'shops',
  payload: z.object({}).loose(),
  run: (_payload, { log, signal }) => resumeBookings({ log, signal }),
});

const readAreasTask = defineTask({
  name: READ_AREAS_TASK,
  lane: 'shops',
  payload: z.object({ businessId: z.uuid(), courierId: z.uuid() }),
  run: (owner) => readAreas(owner),
});

const readAllAreasTask = defineTask({
  name: 'couriers.read-all-areas',
  payload: z.object({}).loose(),
  run: () => readAllAreas((owner) => enqueue(db, READ_AREAS_TASK, { ...owner })),
});

const processEventsTask = defineTask({
  name: EVENTS_TASK,
  payload: z.object({ businessId: z.uuid() }),
  run: async ({ businessId }, { log, signal, othersWait }) => {
    while (await processEvents(businessId, { log, signal })) {
      if (signal.aborted || (await othersWait())) return enqueue(db, ...eventsJob(businessId));
    }
  },
});

const wakeEventsTask = defineTask({ name: 'couriers.wake-events', payload: z.object({}).loose(), run: wakeWaitingEvents });

const retainEventsTask = defineTask({
  name: 'couriers.retain-events',
  payload: z.object({}).loose(),
  run: (_payload, { signal }) => retainEvents(signal),
});

const foldHeldTask = defineTask({
  name: 'couriers.fold-held',
  payload: z.object({}).loose(),
  run: (_payload, { signal }) => foldHeld(signal),
});

const planPollsTask = defineTask({ name: 'couriers.plan-polls', payload: z.object({}).loose(), run: planParcelPolls });

const pollParcelsTask = defineTask({
  name: POLL_TASK,
  lane: 'shops',
  payload: z.object({ businessId: z.uuid() }),
  run: async ({ businessId }, { log, signal, othersWait }) => {
    while (await pollParcels(businessId, { log, signal })) {
      if (signal.aborted || (await othersWait())) return enqueue(db, ...pollJob(businessId));
    }
  },
});

const planPayoutPullsTask = defineTask({ name: 'couriers.plan-payout-pulls', payload: z.object({}).loose(), run: planPayoutPulls });

const pullPayoutsTask = defineTask({
  name: PULL_PAYOUTS_TASK,
  lane: 'sweeps',
  payload: z.object({ businessId: z.uuid() }),
  run: async ({ businessId }, { log, signal, othersWait }) => {
    while (await pullPayouts(businessId, { log, signal })) {
      if (signal.aborted || (await othersWait())) return enqueue(db, ...pullPayoutsJob(businessId));
    }
  },
});

const statementPayload = z.object({ businessId: z.uuid(), statementId: z.uuid() });

const readStatementTask = defineTask({
  name: READ_STATEMENT_TASK,
  payload: statementPayload,
  run: (work, { signal }) => readStatement(work, signal),
});

const postStatementTask = defineTask({
  name: POST_STATEMENT_TASK,
  payload: statementPayload,
  run: (work, { attempt }) => postInBackground(work, attempt),
});

export const courierJobs = {
  tasks: [
    resumeBookingsTask, readAreasTask, readAllAreasTask, processEventsTask, wakeEventsTask, retainEventsTask, planPollsTask, pollParcelsTask,
    readStatementTask, postStatementTask, foldHeldTask, planPayoutPullsTask, pullPayoutsTask,
  ],
  cron: [
    { task: resumeBookingsTask.name, match: '* * * * *' },
    { task: wakeEventsTask.name, match: '* * * * *' },
    { task: planPollsTask.name, match: '* * * * *' },
    { task: planPayoutPullsTask.name, match: '*/10 * * * *' },
    { task: foldHeldTask.name, match: '*/10 * * * *' },
    { task: retainEventsTask.name, match: '50 21 * * *' },
    { task: readAllAreasTask.name, match: '20 22 * * 5' },
  ],
};
