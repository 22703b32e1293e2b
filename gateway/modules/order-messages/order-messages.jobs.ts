import { z } from 'zod';
import { execute } from '../../commands/execute.ts';
import { MessageEvent } from '../../db/generated/client/enums.ts';
import { defineTask } from '../../jobs/task.ts';
import { Session } from '../../session/session.ts';
import { NOT_SENT_TASK } from '../messaging/not-sent-task.ts';
import { SEND_TASK } from './plan-messages.ts';
import { sendOrderMessage, skipUnsentMessage } from './send-order-message.ts';

const send = defineTask({
  name: SEND_TASK,
  payload: z.object({ businessId: z.uuid(), orderId: z.uuid(), event: z.enum(MessageEvent) }),
  // It waits for the SMS gateway, which must not delay payments.
  lane: 'shops',
  run: ({ businessId, ...message }) => sendOrderMessage(businessId, message),
});

const notSent = defineTask({
  name: NOT_SENT_TASK,
  payload: z.object({ businessId: z.uuid(), smsId: z.uuid(), isReported: z.boolean().optional() }),
  run: ({ businessId, ...unsent }) => execute(skipUnsentMessage, Session.system(businessId), unsent),
});

export const orderMessageJobs = { tasks: [send, notSent] };
