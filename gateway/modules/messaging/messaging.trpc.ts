import { queryProcedure, serviceProcedure } from '../../trpc/procedures.ts';
import { messageTemplates } from './message-templates.ts';
import { queueSms } from './queue-sms.ts';
import { sendSingleSms } from './send-single-sms.ts';

export const messagingProcedures = {
  businessUser: { getSendMessageTemplates: queryProcedure(messageTemplates) },
  sms: {
    sendSingleSms: serviceProcedure(queueSms, (session, input, options) =>
      sendSingleSms(session, input, options),
    ),
  },
};
