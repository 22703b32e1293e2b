import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatDateTime } from '../../../../schema/rules/format.ts';
import type { SmsDrawerQuery } from '../../../__generated__/SmsDrawerQuery.graphql.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { token } from '../../../ui/theme/token.ts';
import { PhoneLink } from '../../customers/PhoneLink.tsx';
import { answerText } from '../answerText.ts';
import { SmsNotSent } from './SmsNotSent.tsx';
import { UnknownSms } from './UnknownSms.tsx';

interface SmsDrawerProps {
  id: string;
  onClose: () => void;
}

const smsDrawerQuery = graphql`
  query SmsDrawerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on SmsMessage {
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
    }
  }
`;

const Text = styled.p`
  margin-bottom: 20px;
  padding: 12px 14px;
  border-radius: ${token.radius};
  background: ${token.surface2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** One SMS: the whole text, what it cost, and what the gateway said to it. */
export function SmsDrawer({ id, onClose }: SmsDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer title={t('SMS')} isOpen onClose={onClose} width={480}>
      <Suspense fallback={<Skeleton height={240} />}>
        <SmsDetail id={id} />
      </Suspense>
    </Drawer>
  );
}

function SmsDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const none = t('None');
  const options = { fetchPolicy: 'store-and-network' } as const;
  const { node: sms } = useLazyLoadQuery<SmsDrawerQuery>(smsDrawerQuery, { id }, options);
  if (sms?.__typename !== 'SmsMessage') return <EmptyState title={t('This SMS does not exist')} />;
  return (
    <>
      {sms.status === 'UNKNOWN' && <UnknownSms id={id} mobileNumber={sms.mobileNumber} cost={sms.cost} />}
      {(sms.status === 'FAILED' || sms.status === 'REFUNDED') && <SmsNotSent mobileNumber={sms.mobileNumber} message={sms.message} />}
      <Text>{sms.message}</Text>
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'number', term: t('Mobile number'), value: <PhoneLink phone={sms.mobileNumber} /> },
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
          { id: 'provider', term: t('Provider message'), value: answerText(sms.providerMessage, t) },
          { id: 'code', term: t('Provider code'), value: sms.providerCode ?? none },
          { id: 'providerId', term: t('Provider id'), value: sms.providerId ?? none },
        ]}
      />
    </>
  );
}
