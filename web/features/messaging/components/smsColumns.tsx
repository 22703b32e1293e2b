import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { formatCount, formatShortDateTime } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { smsColumns_sms$data } from '../../../__generated__/smsColumns_sms.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

/** What one row and its drawer show; spread unmasked into the list. */
void graphql`
  fragment smsColumns_sms on SmsMessage {
    id
    createdAt
    sentAt
    mobileNumber
    message
    segments
    cost
    status
    gateway
    providerCode
    providerMessage
    providerId
    senderName
  }
`;

export type SmsRow = Omit<smsColumns_sms$data, ' $fragmentType'>;

/** The columns of the SMS log, the same array as long as the language is. */
export function useSmsColumns(): readonly DataGridColumn<SmsRow>[] {
  const { t } = useTranslation();
  return useMemo(() => columnsIn(t), [t]);
}

function columnsIn(t: TFunction): readonly DataGridColumn<SmsRow>[] {
  return [
    {
      id: 'number',
      header: t('Mobile number'),
      width: 140,
      isHideable: false,
      mobile: 'title',
      cell: ({ mobileNumber, createdAt }) => (
        <CellText isStrong secondary={formatShortDateTime(createdAt)}>
          {phoneText(mobileNumber)}
        </CellText>
      ),
    },
    {
      id: 'time',
      header: t('Time'),
      width: 140,
      isHiddenAtFirst: true,
      mobile: 'aside',
      cell: ({ createdAt }) => formatShortDateTime(createdAt),
    },
    {
      id: 'message',
      header: t('Message'),
      minWidth: 200,
      mobile: 'subtitle',
      cell: ({ message }) => <CellText>{message}</CellText>,
    },
    {
      id: 'segments',
      header: t('Segments'),
      width: 90,
      align: 'end',
      cell: ({ segments }) => formatCount(segments),
    },
    {
      id: 'cost',
      header: t('Cost'),
      width: 80,
      align: 'end',
      mobile: 'value',
      cell: ({ cost }) => t('{{number}} SMS', { number: formatCount(cost) }),
    },
    {
      id: 'status',
      header: t('Status'),
      width: 110,
      mobile: 'badge',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'provider',
      header: t('Provider message'),
      width: 180,
      cell: ({ providerMessage, gateway }) => (
        <CellText secondary={gateway}>{providerMessage ?? t('None')}</CellText>
      ),
    },
    {
      id: 'sender',
      header: t('Sender'),
      width: 150,
      mobile: 'meta',
      cell: ({ senderName }) => <CellText>{senderName}</CellText>,
    },
  ];
}
