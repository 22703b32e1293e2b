import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { configuredGateway } from './configured-gateway.ts';
import { readReports } from './read-reports.ts';
import { settleStuckSms } from './settle-stuck-sms.ts';

const settleStuck = defineTask({
  name: 'messaging.settleStuckSms',
  payload: z.unknown(),
  run: async (_payload, { log }) => {
    const count = await settleStuckSms();
    if (count > 0) log.warn({ count }, 'Messages were left in between and have been settled');
  },
});

const reports = defineTask({
  name: 'messaging.readReports',
  payload: z.unknown(),
  // It waits for the SMS gateway, which must not delay payments.
  lane: 'shops',
  run: async (_payload, { log, signal }) => {
    const gateway = configuredGateway();
    if (gateway.report) await readReports(gateway, { log, signal });
  },
});

export const messagingJobs = {
  tasks: [settleStuck, reports],
  cron: [{ task: settleStuck.name, match: '*/2 * * * *' }, { task: reports.name, match: '*/2 * * * *' }],
};
