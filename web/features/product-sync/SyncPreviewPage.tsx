import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SyncPreviewPageQuery } from '../../__generated__/SyncPreviewPageQuery.graphql.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { relativeTime } from '../../relay/serverTime.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { PlannedRows } from './components/PlannedRows.tsx';
import { usePreviewProductSync } from './mutations/usePreviewProductSync.ts';
import type { SyncPreview } from './mutations/usePreviewProductSync.ts';
import { useSyncProducts } from './mutations/useSyncProducts.ts';
import { syncPreviewRoute } from './productSyncRoutes.ts';

const syncPreviewPageQuery = graphql`
  query SyncPreviewPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on WebSite {
        id
        name
        productReading {
          readAt
        }
      }
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Around = styled.div`
  padding: 12px 16px;
`;

/** The preview of a sync: `/website/products/sync-products/$id`. */
export function SyncPreviewPage() {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { node: site } = useRouteQuery<SyncPreviewPageQuery>(syncPreviewPageQuery, syncPreviewRoute.useLoaderData());
  const { previewProductSync, isInFlight: isLooking } = usePreviewProductSync();
  const { syncProducts, isInFlight: isStarting } = useSyncProducts();
  const [preview, setPreview] = useState<SyncPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [choice, setChoice] = useState({ updates: true, imports: false, takesStock: true });
  const hasAsked = useRef(false);
  const siteId = site?.__typename === 'WebSite' ? site.id : null;

  const compare = useCallback(async () => {
    setFailure(null);
    const outcome = await previewProductSync({ siteId: siteId! });
    if (outcome.ok) setPreview(outcome.data);
    else setFailure(outcome.problem.message);
  }, [previewProductSync, siteId]);

  useEffect(() => {
    // React's strict mode runs effects twice; one request is enough.
    if (hasAsked.current || !siteId) return;
    hasAsked.current = true;
    void compare();
  }, [compare, siteId]);
  if (site?.__typename !== 'WebSite') return <NotFoundPage />;

  async function showMore(shown: SyncPreview) {
    const outcome = await previewProductSync({ siteId: siteId!, after: shown.rows.length });
    if (!outcome.ok) return toastProblem(outcome.problem);
    setPreview({ ...outcome.data, rows: [...shown.rows, ...outcome.data.rows] });
  }

  async function start() {
    const outcome = await syncProducts({ siteId: siteId!, ...choice });
    if (!outcome.ok) toastProblem(outcome.problem);
    else void navigate({ to: '/bulk-jobs/$id', params: { id: outcome.data.id } });
  }

  const count = preview ? (choice.updates ? preview.updates : 0) + (choice.imports ? preview.imports : 0) : 0;
  const { readAt } = site.productReading;
  return (
    <>
      <PageHeader
        back={<IconLink to="/website/products/sync-products" icon={ArrowLeft} label={t('Back to the products of the shops')} />}
        title={t('Dry run: {{name}}', { name: site.name })}
        count={readAt && t('as read {{when}}', { when: relativeTime(readAt) })}
        actions={
          <Button variant="primary" isPending={isStarting} disabled={count === 0} onClick={() => void start()}>
            {t('Sync {{count}} products', { count, defaultValue_one: 'Sync {{count}} product' })}
          </Button>
        }
      />
      <Stack>
        {failure && <PartFailed title={failure} onRetry={() => void compare()} />}
        {!preview && !failure && <Banner meaning="info" title={t('Comparing the products…')} />}
        {preview && (
          <>
            <Card title={t('What is to be done')}>
              <Choices>
                <Checkbox
                  label={t('Bring {{count}} matched products in step', { count: preview.updates, defaultValue_one: 'Bring {{count}} matched product in step' })}
                  description={t('{{count}} are the same on both sides already.', { count: preview.same, defaultValue_one: '{{count}} is the same on both sides already.' })}
                  isSelected={choice.updates}
                  onChange={(updates) => setChoice({ ...choice, updates })}
                />
                <Checkbox
                  label={t('Take {{count}} products over from the shop', { count: preview.imports, defaultValue_one: 'Take {{count}} product over from the shop' })}
                  description={t('With their variations, prices and pictures.')}
                  isSelected={choice.imports}
                  onChange={(imports) => setChoice({ ...choice, imports })}
                />
                <Checkbox
                  label={t('The stock of the shop is their opening stock')}
                  description={t('What it cost is not known: it comes in at no cost.')}
                  isSelected={choice.takesStock}
                  isDisabled={!choice.imports}
                  onChange={(takesStock) => setChoice({ ...choice, takesStock })}
                />
              </Choices>
            </Card>
            {preview.conflicts > 0 && (
              <Banner meaning="warn" title={t('{{count}} products are in conflict and left alone', { count: preview.conflicts, defaultValue_one: '{{count}} product is in conflict and left alone' })}>
                {t('More than one product could be meant. Say what each is in the list of conflicts.')}
              </Banner>
            )}
            {preview.rows.length === 0 ? (
              <Banner meaning="good" title={t('Nothing would change')}>{t('All matched products are as they should be.')}</Banner>
            ) : (
              <Card isFlush>
                <PlannedRows rows={preview.rows} />
                {preview.hasMore && (
                  <Around><Button isPending={isLooking} onClick={() => void showMore(preview)}>{t('Show more rows')}</Button></Around>
                )}
              </Card>
            )}
          </>
        )}
      </Stack>
    </>
  );
}
