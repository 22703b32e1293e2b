import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { resumeBookings } from './resume-bookings.ts';

const resumeBookingsTask = defineTask({
  name: 'couriers.resume-bookings',
  payload: z.object({}).loose(),
  run: (_payload, { log, signal }) => resumeBookings({ log, signal }),
});

export const courierJobs = {
  tasks: [resumeBookingsTask],
  cron: [{ task: resumeBookingsTask.name, match: '* * * * *' }],
};
