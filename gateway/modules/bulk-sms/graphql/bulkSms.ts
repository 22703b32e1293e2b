import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import type { BulkSmsPlan, Recipient } from '../recipients.ts';
import { previewBulkSms, readBulkSms, sendBulkSms } from '../send-bulk-sms.ts';

const MAX_SAMPLES = 3;

const BulkSmsSample = builder.objectRef<Recipient>('BulkSmsSample').implement({
  description: 'What one number would get.',
  fields: (t) => ({
    phone: t.expose('phone', { type: 'PhoneNumber', description: 'As 01XXXXXXXXX.' }),
    message: t.exposeString('message', { description: 'The text with its words filled in.' }),
    segments: t.exposeInt('segments', { description: 'SMS that it fills.' }),
  }),
});

const BulkSmsPreview = builder.objectRef<BulkSmsPlan>('BulkSmsPreview').implement({
  description: 'Who would get an SMS, and how many SMS that takes.',
  fields: (t) => ({
    numbers: t.int({ description: 'Numbers that would get one.', resolve: ({ recipients }) => recipients.length }),
    segments: t.exposeInt('segments', { description: 'SMS that are taken from the balance.' }),
    invalid: t.exposeStringList('invalid', { description: 'What is no mobile number, as it was typed; twenty at most.' }),
    invalidCount: t.exposeInt('invalidCount', { description: 'How many of these there are.' }),
    duplicateCount: t.exposeInt('duplicateCount', { description: 'Numbers that were there already.' }),
    optedOutCount: t.exposeInt('optedOutCount', { description: 'Numbers of customers who want no SMS.' }),
    unfilledCount: t.exposeInt('unfilledCount', { description: 'Numbers of which a word of the text is not known.' }),
    samples: t.field({ type: [BulkSmsSample], description: 'The first three.', resolve: ({ recipients }) => recipients.slice(0, MAX_SAMPLES) }),
  }),
});

commandField('previewBulkSms', previewBulkSms, {
  description: 'Shows who would get an SMS and what it would cost; sends nothing.',
  record: 'preview',
  type: BulkSmsPreview,
  run: readBulkSms,
});

commandField('sendBulkSms', sendBulkSms, {
  description: 'Sends an SMS to many numbers in the background, now or later. The price of all is held first, and returned for what is not sent.',
  record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});
