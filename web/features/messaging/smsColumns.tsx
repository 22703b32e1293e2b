import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount, formatShortDateTime } from '../../../schema/rules/format.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { smsColumns_sms$data } from '../../__generated__/smsColumns_sms.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { answerText } from './answerText.ts';

/** What one row shows; spread unmasked into the list. */
void graphql`
  fragment smsColumns_sms on SmsMessage {
    id
    createdAt
    mobileNumber
    message
    segments
    cost
    status
    gateway
    providerMessage
    senderName
  }
`;

export type SmsRow = Omit<smsColumns_sms$data, ' $fragmentType'>;

/** The columns of the SMS log. */
export function smsColumns(column: ColumnMakers<SmsRow>, t: TFunction): readonly DataGridColumn<SmsRow>[] {
  return [
    column.title('number', t('Mobile number'), ({ mobileNumber }) => phoneText(mobileNumber), {
      width: 140,
      secondary: ({ createdAt }) => formatShortDateTime(createdAt),
    }),
    column.text('time', t('Time'), ({ createdAt }) => formatShortDateTime(createdAt), {
      width: 140,
      isHiddenAtFirst: true,
      mobile: 'meta',
    }),
    column.text('message', t('Message'), ({ message }) => message, { minWidth: 200, mobile: 'subtitle' }),
    column.count('segments', t('Segments'), ({ segments }) => segments),
    column.text('cost', t('Cost'), ({ cost }) => t('{{number}} SMS', { number: formatCount(cost) }), {
      width: 80,
      align: 'end',
      mobile: 'value',
    }),
    column.status('status', t('Status'), ({ status }) => status, { width: 128, quiet: ['SENT', 'DELIVERED'] }),
    column.text('provider', t('Provider message'), ({ providerMessage }) => answerText(providerMessage, t), {
      width: 200,
      secondary: ({ gateway }) => gateway,
    }),
    column.text('sender', t('Sender'), ({ senderName }) => senderName, { width: 150, mobile: 'meta' }),
  ];
}
