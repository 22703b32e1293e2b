import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { smsAnswer } from '../../../schema/rules/sms-answers.ts';
import { defineCommand } from '../../../gateway/commands/command.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { parseInput } from '../../../gateway/commands/parse.ts';
import { db } from '../../../gateway/db/client.ts';
import { memberSession } from '../../../gateway/session/current-rights.ts';
import { endRows, waitingRows } from '../../../gateway/modules/bulk-jobs/run-rows.ts';
import { bulkSmsKind } from '../../../gateway/modules/bulk-sms/bulk-sms-kind.ts';
import { sendBulkSms } from '../../../gateway/modules/bulk-sms/send-bulk-sms.ts';
import { settleSms } from '../../../gateway/modules/messaging/settle-sms.ts';
import { DEMO_BUSINESS, demoAccount } from '../demo-accounts.ts';

const TEXT = '{name}, the Eid collection of {shop} is here. Reply or call to see it first.';
/** Which number of the list the SMS gateway did not take. */
const REFUSED = 3;

/** What the founder of Nakshi Ghor has told all customers, once: one number was refused and its price paid back. */
export async function seedBulkSms(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.bulkJob.findFirst({ where: { businessId, kind: bulkSmsKind.name }, select: { id: true } })) return;
  const session = await memberSession(businessId, { userId: demoAccount('founder@karbar.test').userId, viewsAsUserId: null }, 'demo');
  await execute(tellAll, session, {});
}

/** Nobody is asked: what a gateway would have said is written down. */
const tellAll = defineCommand({
  name: 'demo.tellAll',
  permission: 'ADMIN',
  input: z.object({}),
  run: async (context) => {
    const { id: jobId } = await sendBulkSms.run(context, parseInput(sendBulkSms.input, { customers: {}, text: TEXT }));
    const rows = await waitingRows(context, { jobId, take: 50 });
    const outcomes: z.input<typeof endRows.input>['outcomes'] = [];
    for (const [index, { id, input }] of rows.entries()) {
      const { smsId } = bulkSmsKind.row.parse(input);
      if (index === REFUSED) {
        await settleSms.run(context, { id: smsId, status: 'REFUNDED', providerCode: '1001', providerMessage: 'Invalid number' });
        outcomes.push({ id, status: 'FAILED', message: msg('Not sent, the balance was returned: {{reason}}', { reason: smsAnswer('Invalid number') }) });
        continue;
      }
      await settleSms.run(context, { id: smsId, status: 'SENT', providerCode: 'LOGGED', providerMessage: 'Message logged, not sent', providerId: uuidv7() });
      outcomes.push({ id, status: 'OK' });
    }
    await endRows.run(context, { jobId, outcomes });
  },
});
