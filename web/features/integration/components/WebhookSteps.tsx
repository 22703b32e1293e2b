import { Eye, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { WebhookSteps_site$key } from '../../../__generated__/WebhookSteps_site.graphql.ts';
import { keptText } from '../../../keptText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useInstallWebhooks } from '../mutations/useInstallWebhooks.ts';
import { CopyText } from './CopyText.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

const Part = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;

  > * {
    max-width: 100%;
  }

  h3 {
    font-weight: 550;
  }

  > p {
    color: ${token.ink2};
  }
`;

const Steps = styled.details`
  summary {
    width: fit-content;
    font-weight: 550;
    line-height: 32px;
    cursor: pointer;
  }

  ol {
    margin: 8px 0 0;
    padding-left: 20px;
    list-style: ${token.stepNumbers};
    color: ${token.ink2};
  }

  li {
    margin-top: 6px;
  }
`;

const Value = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  margin-top: 6px;
`;

/**
 * Sets up the webhooks, with which orders arrive at once: by a button where the key allows it, otherwise by hand in
 * the shop.
 */
export function WebhookSteps({ site: key }: { site: WebhookSteps_site$key }) {
  const { t } = useTranslation();
  const { id, name, webhookUrl, enabled, trouble, lastEventAt, webhooksOff } = useFragment(
    graphql`
      fragment WebhookSteps_site on WebSite {
        id
        name
        webhookUrl
        enabled
        trouble
        lastEventAt
        webhooksOff
      }
    `,
    key,
  );
  const { installWebhooks, isInFlight } = useInstallWebhooks();
  const [result, setResult] = useState<{ isDone: boolean; message: string } | null>(null);
  const [isSecretShown, setSecretShown] = useState(false);
  const isRefused = result !== null && !result.isDone;
  // A shop that does not answer takes no webhooks either: first what is wrong with it.
  const isNext = enabled && !trouble && (!lastEventAt || webhooksOff.length > 0);

  async function install() {
    const outcome = await installWebhooks(id);
    setResult(
      outcome.ok
        ? { isDone: outcome.data.ok, message: keptText(outcome.data.message) }
        : { isDone: false, message: outcome.problem.message },
    );
  }

  return (
    <Part>
      <h3>{t('Orders at once')}</h3>
      <p>{t('Karbar looks for new orders every few minutes. With webhooks the shop tells of each at once.')}</p>
      {result && (
        <Banner
          meaning={isRefused ? 'warn' : 'good'}
          title={isRefused ? t('The webhooks could not be set up from here') : result.message}
        >
          {isRefused && t('{{reason}}. You can also set them up in the shop by hand, as below.', { reason: result.message })}
        </Banner>
      )}
      <Button
        icon={Webhook}
        variant={isNext ? 'primary' : 'secondary'}
        isPending={isInFlight}
        onClick={() => void install()}
      >
        {t('Set up the webhooks')}
      </Button>
      <Steps key={String(isRefused)} open={isRefused}>
        <summary>{t('By hand in the shop')}</summary>
        <ol>
          <li>{t('In WordPress open WooCommerce, Settings, Advanced, Webhooks and add a webhook.')}</li>
          <li>
            {t('Status Active, topic Order created, and this as delivery URL:')}
            <Value>
              <CopyText text={webhookUrl} label={t('Webhook address of {{name}}', { name })} />
            </Value>
          </li>
          <li>
            {t('As secret enter the webhook secret that you saved here, and save.')}
            <Value>
              {isSecretShown ? (
                <WebhookSecret siteId={id} siteName={name} />
              ) : (
                <Button size="small" icon={Eye} onClick={() => setSecretShown(true)}>
                  {t('Show the webhook secret')}
                </Button>
              )}
            </Value>
          </li>
          <li>{t('Do the same for Order updated, Order deleted and Order restored.')}</li>
        </ol>
      </Steps>
    </Part>
  );
}
