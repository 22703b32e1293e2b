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
import { sendSmsRoute } from './messagingRoutes.ts';
import { SingleSmsForm } from './SingleSmsForm.tsx';

const Narrow = styled.div`
  max-width: 520px;
`;

const sendSmsPageQuery = graphql`
  query SendSmsPageQuery @preloadable {
    viewer {
      business {
        id
        smsBalance
      }
    }
  }
`;

/** Sends one SMS: `/sms/send-sms`. */
export function SendSmsPage() {
  const { t } = useTranslation();
  const { viewer } = useRouteQuery<SendSmsPageQuery>(sendSmsPageQuery, sendSmsRoute.useLoaderData());

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
      <Narrow>
        <Card>
          <SingleSmsForm />
        </Card>
      </Narrow>
    </>
  );
}
