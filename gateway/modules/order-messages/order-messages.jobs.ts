import { z } from 'zod';
import { MessageEvent } from '../../db/generated/client/enums.ts';
import { defineTask } from '../../jobs/task.ts';
import { SEND_TASK } from './plan-messages.ts';
import { sendOrderMessage } from './send-order-message.ts';

const send = defineTask({
  name: SEND_TASK,
  payload: z.object({ businessId: z.uuid(), orderId: z.uuid(), event: z.enum(MessageEvent) }),
  // It waits for the SMS gateway, which must not delay payments.
  lane: 'shops',
  run: ({ businessId, ...message }) => sendOrderMessage(businessId, message),
});

export const orderMessageJobs = { tasks: [send] };
