import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import type { SendSmsPageQuery } from '../../__generated__/SendSmsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BulkSmsForm } from './bulk/BulkSmsForm.tsx';
import { sendSmsRoute } from './messagingRoutes.ts';
import { SingleSmsForm } from './SingleSmsForm.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 16px;
  align-items: start;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const sendSmsPageQuery = graphql`
  query SendSmsPageQuery @preloadable {
    viewer {
      business {
        id
        smsBalance
      }
    }
    ...BulkSmsForm_query
  }
`;

/** Sends SMS to many numbers, or to one: `/sms/send-sms`. */
export function SendSmsPage() {
  const { t } = useTranslation();
  const data = useRouteQuery<SendSmsPageQuery>(sendSmsPageQuery, sendSmsRoute.useLoaderData());

  const { viewer } = data;

  return (
    <>
      <PageHeader
        title={t('Send SMS')}
        count={viewer?.business && t('{{left}} SMS left', { left: formatCount(viewer.business.smsBalance) })}
        actions={
          <LinkButton to="/sms/sms-log" icon={ScrollText}>
            {t('SMS Log')}
          </LinkButton>
        }
      />
      <Columns>
        <Card title={t('To many numbers')}>
          <BulkSmsForm query={data} />
        </Card>
        <Card title={t('To one number')}>
          <SingleSmsForm />
        </Card>
      </Columns>
    </>
  );
}
