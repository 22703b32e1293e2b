import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { makeDigests } from './make-digests.ts';

const make = defineTask({
  name: 'bell.make-digests', payload: z.unknown(), run: (_payload, { signal }) => makeDigests(new Date(), signal),
});

export const bellJobs = {
  tasks: [make],
  // All day long, so that a morning without the worker is made up for: two small statements where nothing is left to do.
  cron: [{ task: make.name, match: '*/10 * * * *' }],
};
