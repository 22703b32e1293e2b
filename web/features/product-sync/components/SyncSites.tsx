import { Eye, RefreshCw, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { SyncSites_sites$data, SyncSites_sites$key } from '../../../__generated__/SyncSites_sites.graphql.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { relativeTime } from '../../../relay/serverTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import { useReadShopProducts } from '../mutations/useReadShopProducts.ts';
import { said } from '../shopProductColumns.tsx';
import { directionText } from '../syncWords.ts';
import { SyncSettingDialog } from './SyncSettingDialog.tsx';

const Sites = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin-bottom: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
`;

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;

  strong {
    font-weight: 600;
  }

  span {
    color: ${token.ink2};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${media.phone} {
    width: 100%;
  }
`;

type Site = SyncSites_sites$data[number];

/** The shops: when their products were read, which fields are synchronised, and buttons to read, set up and preview. */
export function SyncSites({ sites: key, onChanged }: { sites: SyncSites_sites$key; onChanged: () => void }) {
  const sites = useFragment(
    graphql`
      fragment SyncSites_sites on WebSite @relay(plural: true) {
        id
        name
        version
        enabled
        priceSync
        nameSync
        pushesStock
        stockBuffer
        stockPushedAt
        productReading {
          isRunning
          read
          found
          readAt
          error
        }
      }
    `,
    key,
  );
  return (
    <Sites>
      {sites.map((site) => <SyncSite key={site.id} site={site} onChanged={onChanged} />)}
    </Sites>
  );
}

function SyncSite({ site, onChanged }: { site: Site; onChanged: () => void }) {
  const { t } = useTranslation();
  const { readShopProducts, isInFlight } = useReadShopProducts();
  const [isSetting, setSetting] = useState(false);
  const { id, name, enabled, priceSync, nameSync, pushesStock, stockBuffer, productReading: reading } = site;

  async function read() {
    const outcome = await readShopProducts(id);
    if (!outcome.ok) toastProblem(outcome.problem);
    else onChanged();
  }

  const readFact = reading.readAt
    ? t('{{products}} products, read {{when}}', { products: formatCount(reading.found), when: relativeTime(reading.readAt) })
    : t('Its products were not read yet');
  return (
    <Card>
      <Row>
        <Facts>
          <strong>{name}</strong>
          <span>{readFact}</span>
          <span>
            {t('Price')}: {directionText(priceSync, t)} · {t('Name')}: {directionText(nameSync, t)} · {t('Stock')}:{' '}
            {pushesStock ? t('to the shop, {{count}} kept back', { count: stockBuffer }) : t('not kept in step')}
          </span>
        </Facts>
        <Buttons>
          <Button icon={RefreshCw} isPending={isInFlight || reading.isRunning} disabled={!enabled} onClick={() => void read()}>
            {t('Read products')}
          </Button>
          <Button icon={Settings2} onClick={() => setSetting(true)}>{t('What is kept in step')}</Button>
          {reading.readAt && !reading.isRunning && (
            <LinkButton to="/website/products/sync-products/$id" params={{ id }} icon={Eye} variant="primary">
              {t('Dry run')}
            </LinkButton>
          )}
        </Buttons>
      </Row>
      {reading.isRunning && (
        <ProgressBar
          label={t('Reading the products of {{name}}', { name })}
          value={reading.read}
          max={Math.max(reading.found, 1)}
          valueText={reading.found > 0 ? t('{{ended}} of {{total}}', { ended: formatCount(reading.read), total: formatCount(reading.found) }) : t('Asking the shop…')}
        />
      )}
      {reading.error && !reading.isRunning && <Banner meaning="bad" title={t('The products could not be read')}>{said(reading.error)}</Banner>}
      {isSetting && <SyncSettingDialog site={site} onClose={() => setSetting(false)} onSaved={onChanged} />}
    </Card>
  );
}
