import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { AutoMessagePageQuery } from '../../../__generated__/AutoMessagePageQuery.graphql.ts';
import { useDrawerAddress } from '../../../list/drawerAddress.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useRefresh } from '../../../relay/useReload.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { toast } from '../../../ui/toast.tsx';
import { autoMessageRoute } from '../messagingRoutes.ts';
import type { MessageEvent } from '../eventText.ts';
import { usePauseMessages } from '../mutations/usePauseMessages.ts';
import { useSaveAutoMessage } from '../mutations/useSaveAutoMessage.ts';
import { orderWords, USUAL_WORDS } from '../orderWords.ts';
import { AutoMessageDialog } from './AutoMessageDialog.tsx';
import { AutoMessageTable } from './AutoMessageTable.tsx';
import { smsOf, type AutoMessage } from './autoMessageText.ts';
import { BalanceNotice } from './BalanceNotice.tsx';
import { QuietHoursCard } from './QuietHoursCard.tsx';
import { UnsentDrawer } from './UnsentDrawer.tsx';

const autoMessagePageQuery = graphql`
  query AutoMessagePageQuery @preloadable {
    autoMessages {
      event
      isOn
      templateId
      delayMinutes
      sources
      couriers
      siteIds
      minimum
      version
      figures {
        orders
        sent
        spent
        skipped
        unpaid
      }
    }
    areMessagesPaused
    quietHours {
      from
      until
      version
    }
    messageTemplates(archived: true) {
      id
      name
      text
      isArchived
    }
    webSites {
      id
      name
    }
    orderFilterValues {
      sources
      couriers
    }
    viewer {
      business {
        id
        name
        smsRate
        smsBalance
      }
    }
    orders(first: 1) {
      edges {
        node {
          ...orderWords_order @relay(mask: false)
        }
      }
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

/** What customers are told by itself: `/sms/auto-send-sms`. */
export function AutoMessagePage() {
  const { t } = useTranslation();
  const data = useRouteQuery<AutoMessagePageQuery>(autoMessagePageQuery, autoMessageRoute.useLoaderData());
  const { autoMessages, areMessagesPaused, quietHours, messageTemplates, webSites, orderFilterValues, viewer, orders } = data;
  const { saveAutoMessage, isInFlight } = useSaveAutoMessage();
  const { pauseMessages, isInFlight: isPausing } = usePauseMessages();
  const [editing, setEditing] = useState<{ event: MessageEvent; isToBeOn: boolean } | null>(null);
  const unsent = useDrawerAddress('unsent');
  const shop = viewer?.business;
  const smsRate = shop?.smsRate ?? 0;
  const newest = orders.edges[0]?.node;
  const words = newest ? orderWords(newest, shop?.name ?? '') : { ...USUAL_WORDS, shop: shop?.name ?? USUAL_WORDS.shop };
  const templates = new Map(messageTemplates.map((template) => [template.id, template]));
  const smsFor = ({ templateId }: AutoMessage) => smsOf(templates.get(templateId ?? '')?.text ?? '', words);
  const edited = editing && autoMessages.find(({ event }) => event === editing.event);

  const shownUnsent = autoMessages.find(({ event }) => event === unsent.opened)?.event;

  const refresh = useRefresh<AutoMessagePageQuery>(autoMessagePageQuery, {});

  async function turn(setting: AutoMessage, isOn: boolean) {
    const { event, version, templateId, delayMinutes, sources, couriers, siteIds, minimum } = setting;
    // Without a message there is nothing to send: it is chosen first.
    if (!templateId) return setEditing({ event, isToBeOn: isOn });
    const outcome = await saveAutoMessage({ event, version, isOn, templateId, delayMinutes, sources, couriers, siteIds, minimum });
    if (outcome.ok) toast.success(isOn ? t('Customers are told from now on') : t('Customers are not told any more'));
    else toastProblem(outcome.problem);
    return void (await refresh());
  }

  async function pause(isPaused: boolean) {
    const outcome = await pauseMessages(isPaused);
    if (outcome.ok) toast.success(isPaused ? t('All messages to customers are paused') : t('Messages to customers are sent again'));
    else toastProblem(outcome.problem);
    await refresh();
  }

  const hasPause = areMessagesPaused || autoMessages.some(({ isOn }) => isOn);

  return (
    <Stack>
      <PageHeader
        title={t('Auto Send Message')}
        actions={
          <>
            {hasPause && (
              <Button ref={passFocusOn} onClick={() => void pause(!areMessagesPaused)} isPending={isPausing}>
                {areMessagesPaused ? t('Send them again') : t('Pause all')}
              </Button>
            )}
            <LinkButton to="/setting/send-message-template-list">{t('Templates')}</LinkButton>
          </>
        }
      />
      {areMessagesPaused && (
        <Banner meaning="warn" title={t('All messages to customers are paused')}>
          {t('What happens to orders meanwhile is not told afterwards either.')}
        </Banner>
      )}
      {!areMessagesPaused && <BalanceNotice settings={autoMessages} smsFor={smsFor} smsBalance={shop?.smsBalance ?? 0} />}
      <Card isFlush>
        <AutoMessageTable
          settings={autoMessages} templates={templates} sites={webSites} smsFor={smsFor} smsRate={smsRate} isBusy={isInFlight}
          onTurn={(setting, isOn) => void turn(setting, isOn)} onEdit={({ event }) => setEditing({ event, isToBeOn: false })}
        />
      </Card>
      <QuietHoursCard hours={quietHours} onSaved={() => void refresh()} />
      {edited && (
        <AutoMessageDialog
          setting={edited} isToBeOn={editing.isToBeOn} words={words} isReal={newest !== undefined} smsRate={smsRate}
          templates={messageTemplates.filter(({ id, isArchived }) => !isArchived || id === edited.templateId)}
          choices={{ sources: orderFilterValues.sources, couriers: orderFilterValues.couriers, sites: webSites }}
          onSaved={() => refresh().then(() => setEditing(null))}
          onClose={() => setEditing(null)}
        />
      )}
      {shownUnsent && <UnsentDrawer event={shownUnsent} onClose={unsent.close} />}
    </Stack>
  );
}
