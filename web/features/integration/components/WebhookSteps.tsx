import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';
import { CopyText } from './CopyText.tsx';

interface WebhookStepsProps {
  url: string;
  siteName: string;
  /** Spread out where nothing has arrived yet. */
  isOpen: boolean;
}

const Steps = styled.details`
  summary {
    width: fit-content;
    font-weight: 550;
    cursor: pointer;
  }

  ol {
    margin: 8px 0 0;
    padding-left: 20px;
    list-style: decimal;
    color: ${token.ink2};
  }

  li {
    margin-top: 6px;
  }
`;

const Address = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;

  > span:first-child {
    font-weight: 550;
  }
`;

/** What the owner of the shop does there, so that orders come at once and not with the next poll. */
export function WebhookSteps({ url, siteName, isOpen }: WebhookStepsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Address>
        <span>{t('Webhook address')}</span>
        <CopyText text={url} label={t('Webhook address of {{name}}', { name: siteName })} />
      </Address>
      <Steps open={isOpen}>
        <summary>{t('How to set up the webhooks')}</summary>
        <ol>
          <li>{t('In WordPress open WooCommerce, Settings, Advanced, Webhooks and add a webhook.')}</li>
          <li>{t('Status Active, topic Order created, and the address above as delivery URL.')}</li>
          <li>{t('As secret enter the webhook secret that you saved here, and save.')}</li>
          <li>{t('Do the same for Order updated, Order deleted and Order restored.')}</li>
        </ol>
      </Steps>
    </>
  );
}
