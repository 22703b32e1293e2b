import { Pencil, PlugZap, Store, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SiteCard_site$key } from '../../../__generated__/SiteCard_site.graphql.ts';
import { useDrawerAddress } from '../../../list/drawerAddress.ts';
import { messageText } from '../../../messageText.ts';
import { StateWord } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { siteHealth } from '../siteHealth.ts';
import { FailedDeliveries } from './FailedDeliveries.tsx';
import { RenewKeys } from './RenewKeys.tsx';
import { LazySiteDrawer } from './lazySiteDrawer.ts';
import { SiteFacts } from './SiteFacts.tsx';
import { SiteTest } from './SiteTest.tsx';
import { WebhookSteps } from './WebhookSteps.tsx';

const RemoveSiteDialog = lazyPart(() => import('./RemoveSiteDialog.tsx'), 'RemoveSiteDialog', { onFailed: ({ onClose }) => onClose() });

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface SiteCardProps {
  site: SiteCard_site$key;
  /** Whether the shop can hand out keys to this server. */
  canRequestKeys: boolean;
  onChanged: () => unknown;
}

/** One shop: whether its orders arrive, what to paste there, and the buttons to test and edit it. */
export function SiteCard({ site: key, canRequestKeys, onChanged }: SiteCardProps) {
  const { t } = useTranslation();
  const drawer = useDrawerAddress();
  // A new number starts a new test.
  const [test, setTest] = useState(0);
  const [isRemoving, setRemoving] = useState(false);
  const site = useFragment(
    graphql`
      fragment SiteCard_site on WebSite {
        id
        name
        url
        enabled
        version
        maskedConsumerKey
        paidMethods
        trouble
        lastEventAt
        lastPolledAt
        webhooksOff
        refusedDeliveries
        stockPushError
        untoldOrders
        failedDeliveries {
          id
        }
        waitingDeliveries {
          since
        }
        ...SiteFacts_site
        ...WebhookSteps_site
        ...FailedDeliveries_site
      }
    `,
    key,
  );
  const health = siteHealth(site);
  return (
    <Card title={site.name} icon={Store} mark={<StateWord meaning={health.meaning}>{messageText(health.word, t)}</StateWord>}>
      <Parts>
        {test > 0 && <SiteTest key={test} siteId={site.id} />}
        <SiteFacts site={site} />
        <Buttons>
          <Button icon={PlugZap} onClick={() => setTest((count) => count + 1)}>
            {t('Test connection')}
          </Button>
          <Button icon={Pencil} onClick={() => drawer.open(site.id)}>
            {t('Change')}
          </Button>
          {canRequestKeys && <RenewKeys siteId={site.id} isUrgent={site.trouble === 'KEY_REFUSED'} />}
          <Button icon={Trash2} onClick={() => setRemoving(true)}>
            {t('Remove')}
          </Button>
        </Buttons>
        <WebhookSteps site={site} />
        <FailedDeliveries site={site} />
      </Parts>
      {drawer.opened === site.id && <LazySiteDrawer site={site} onClose={drawer.close} onSaved={onChanged} />}
      {isRemoving && <RemoveSiteDialog site={site} onClose={() => setRemoving(false)} onRemoved={onChanged} />}
    </Card>
  );
}
