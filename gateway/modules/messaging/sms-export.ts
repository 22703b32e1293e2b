import { formatDateTime } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { smsListQuery } from './sms-list-query.ts';

/** The SMS log as a file, for whoever compares it with the bill of the SMS gateway. Times are those of Dhaka; each is in the audit trail. */
export const smsExport = defineListExport({
  name: 'sms-log',
  listQuery: smsListQuery,
  recorded: msg('SMS log taken as a file'),
  columns: [
    { header: 'Time', value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: 'Number', value: ({ mobileNumber }) => mobileNumber },
    { header: 'Text', value: ({ message }) => message },
    { header: 'Segments', value: ({ segments }) => segments },
    { header: 'Cost in SMS', value: ({ cost }) => cost },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Gateway', value: ({ gateway }) => gateway },
    { header: 'Code', value: ({ providerCode }) => providerCode },
    { header: 'Answer', value: ({ providerMessage }) => providerMessage },
    { header: 'Sender', value: ({ senderName }) => senderName },
    { header: 'Handed over', value: ({ sentAt }) => sentAt && formatDateTime(sentAt) },
  ],
});
