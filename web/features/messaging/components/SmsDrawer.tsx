import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatDateTime } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { SmsRow } from './smsColumns.tsx';

interface SmsDrawerProps {
  sms: SmsRow;
  onClose: () => void;
}

const Text = styled.p`
  margin-bottom: 20px;
  padding: 12px 14px;
  border-radius: ${token.radius};
  background: ${token.surface2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** One SMS: the whole text, what it cost, and what the gateway said to it. */
export function SmsDrawer({ sms, onClose }: SmsDrawerProps) {
  const { t } = useTranslation();
  const none = t('None');
  return (
    <Drawer
      title={t('SMS to {{number}}', { number: phoneText(sms.mobileNumber) })}
      isOpen
      onClose={onClose}
      width={480}
    >
      <Text>{sms.message}</Text>
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'status', term: t('Status'), value: <StatusBadge status={sms.status} /> },
          { id: 'segments', term: t('Segments'), value: formatCount(sms.segments) },
          {
            id: 'cost',
            term: sms.status === 'REFUNDED' ? t('Returned') : t('Cost'),
            value: t('{{number}} SMS', { number: formatCount(sms.cost) }),
          },
          { id: 'created', term: t('Written'), value: formatDateTime(sms.createdAt) },
          { id: 'sent', term: t('Sent'), value: formatDateTime(sms.sentAt) || none },
          { id: 'sender', term: t('Sender'), value: sms.senderName },
          { id: 'gateway', term: t('Gateway'), value: sms.gateway },
          { id: 'provider', term: t('Provider message'), value: sms.providerMessage ?? none },
          { id: 'code', term: t('Provider code'), value: sms.providerCode ?? none },
          { id: 'providerId', term: t('Provider id'), value: sms.providerId ?? none },
        ]}
      />
    </Drawer>
  );
}
