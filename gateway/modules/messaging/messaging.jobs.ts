import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { settleStuckSms } from './settle-stuck-sms.ts';

const settleStuck = defineTask({
  name: 'messaging.settleStuckSms',
  payload: z.unknown(),
  run: async (_payload, { log }) => {
    const count = await settleStuckSms();
    if (count > 0) log.warn({ count }, 'Messages were left in between and have been settled');
  },
});

export const messagingJobs = {
  tasks: [settleStuck],
  cron: [{ task: settleStuck.name, match: '*/2 * * * *' }],
};
