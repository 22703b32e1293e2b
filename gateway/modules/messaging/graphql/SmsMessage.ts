import { db } from '../../../db/client.ts';
import type { SmsStatus as SmsStatusValue } from '../../../db/generated/client/enums.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { builder } from '../../../graphql/builder.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { queueSms } from '../queue-sms.ts';
import { sendSingleSms } from '../send-single-sms.ts';
import { settleUnknownSms } from '../settle-unknown-sms.ts';
import { smsListQuery, smsStatus } from '../sms-list-query.ts';

const SmsStatus = describedEnum<SmsStatusValue>('SmsStatus', 'What became of an SMS.', {
  QUEUED: 'Paid from the balance, not handed over yet.',
  SENT: 'The gateway has taken it.',
  DELIVERED: 'The phone has received it.',
  FAILED: 'The gateway refused it.',
  REFUNDED: 'It failed, and the balance has its price back.',
  UNKNOWN: 'The gateway did not answer: it may have been sent, and is not sent again.',
});
nameEnum(smsStatus, SmsStatus);

const SmsMessage = builder.prismaNode('SmsMessage', {
  ...tenantRecord('ADMIN'),
  description: 'An SMS that was sent, or was to be.',
  fields: (t) => ({
    mobileNumber: t.expose('mobileNumber', { type: 'PhoneNumber' }),
    message: t.exposeString('message'),
    segments: t.exposeInt('segments'),
    cost: t.exposeInt('cost', {
      description: 'Messages taken from the SMS balance; returned when REFUNDED.',
    }),
    status: t.expose('status', { type: SmsStatus, description: 'What became of it.' }),
    gateway: t.exposeString('gateway'),
    providerCode: t.exposeString('providerCode', { nullable: true }),
    providerMessage: t.exposeString('providerMessage', { nullable: true }),
    providerId: t.exposeString('providerId', {
      nullable: true, description: "The gateway's own id of the message.",
    }),
    senderName: t.exposeString('senderName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
  }),
});

listQueryField('smsMessages', smsListQuery, {
  description: 'Every SMS of the business.',
  type: SmsMessage,
  counts: { name: 'smsMessageCounts', kind: 'sms', description: 'How many SMS stand in each status.' },
});

commandField('settleUnknownSms', settleUnknownSms, {
  description: 'Says what became of an SMS whose gateway never told; what was not sent is paid back.',
  record: 'sms',
  type: SmsMessage,
  resolve: ({ id }, { session: { businessId }, query }) =>
    db.smsMessage.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } }),
});

commandField('sendSingleSms', queueSms, {
  description: 'Sends one SMS from the balance; answers with the sentence to show.',
  record: 'message',
  type: 'String',
  run: (session, input, options) => sendSingleSms(session, input, options),
});
