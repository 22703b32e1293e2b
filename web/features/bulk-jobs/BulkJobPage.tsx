import { ArrowLeft, CircleStop, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { BulkJobPageQuery } from '../../__generated__/BulkJobPageQuery.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { currentTime } from '../../relay/serverTime.ts';
import { usePolling } from '../../relay/usePolling.ts';
import { useRefresh, useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { passFocusOn } from '../../ui/passFocusOn.ts';
import { bulkJobRoute } from './bulkJobRoutes.ts';
import { BulkJobEnd } from './BulkJobEnd.tsx';
import { BulkJobProgress } from './BulkJobProgress.tsx';
import { BulkJobRows } from './BulkJobRows.tsx';
import { NotedRows } from './NotedRows.tsx';
import { useRetryBulkJob } from './mutations/useRetryBulkJob.ts';
import { useStopBulkJob } from './mutations/useStopBulkJob.ts';
import { UndoJob } from './UndoJob.tsx';

const bulkJobPageQuery = graphql`
  query BulkJobPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on BulkJob {
        id
        message: title
        messageKey
        messageValues
        status
        failed
        skipped
        canUndo
        ok
        undoCount
        canStop
        startsAt
        undoUntil
        actorName
        createdAt
        ...BulkJobProgress_job
        ...BulkJobEnd_job
      }
    }
    failedRows: bulkJobRows(first: 100, filter: { job: $id, status: FAILED }) {
      ...BulkJobRows_page
    }
    skippedRows: bulkJobRows(first: 100, filter: { job: $id, status: SKIPPED }) {
      ...BulkJobRows_page
    }
  }
`;

const LOOK_MS = 1_000;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Until = styled.p`
  margin-top: 8px;
`;

/** One bulk job with its progress and the results of its rows: `/bulk-jobs/$id`. */
export function BulkJobPage() {
  const { t } = useTranslation();
  const { id } = bulkJobRoute.useParams();
  const { node: job, failedRows, skippedRows } = useRouteQuery<BulkJobPageQuery>(bulkJobPageQuery, bulkJobRoute.useLoaderData());
  const { retryBulkJob, isInFlight: isRetrying } = useRetryBulkJob();
  const { stopBulkJob, isInFlight: isStopping } = useStopBulkJob();
  const isRunning = job?.__typename === 'BulkJob' && job.status === 'RUNNING';
  const refresh = useRefresh<BulkJobPageQuery>(bulkJobPageQuery, { id });
  usePolling(useReload<BulkJobPageQuery>(bulkJobPageQuery, { id }), isRunning, LOOK_MS);
  const undoUntil = job?.__typename === 'BulkJob' && job.canUndo ? job.undoUntil : null;
  useEffect(() => {
    if (!undoUntil) return;
    const timer = setTimeout(() => void refresh(), Math.max(Date.parse(undoUntil) - currentTime(), 0) + LOOK_MS);
    return () => clearTimeout(timer);
  }, [refresh, undoUntil]);
  if (job?.__typename !== 'BulkJob') return <NotFoundPage />;
  const startsLater = isRunning && Date.parse(job.startsAt ?? '') > currentTime();
  const hasBegun = job.ok + job.skipped + job.failed > 0;
  const at = { time: formatShortDateTime(job.startsAt) };

  async function retry(rowId?: string) {
    const outcome = await retryBulkJob(id, rowId);
    if (outcome.ok) return;
    toastProblem(outcome.problem);
    // Somebody else may have tried it again: what failed is another by now.
    void refresh();
  }

  async function stop() {
    const outcome = await stopBulkJob(id);
    if (!outcome.ok) toastProblem(outcome.problem);
    else void refresh();
  }

  return (
    <>
      <PageHeader
        back={<IconLink to="/bulk-jobs" icon={ArrowLeft} label={t('Bulk jobs')} />}
        title={gatewayText(job)}
        count={t('{{person}}, {{time}}', { person: job.actorName, time: formatShortDateTime(job.createdAt) })}
        actions={
          <>
            {job.failed > 0 && !isRunning && (
              <Button ref={passFocusOn} icon={RotateCcw} isPending={isRetrying} onClick={() => void retry()}>
                {t('Try the failed ones again')}
              </Button>
            )}
            {job.canStop && (
              <Button ref={passFocusOn} icon={CircleStop} isPending={isStopping} onClick={() => void stop()}>
                {t('Stop')}
              </Button>
            )}
            {job.canUndo && <UndoJob id={id} count={job.undoCount} onRefused={() => void refresh()} />}
          </>
        }
      />
      <Stack>
        <Card title={!isRunning ? t('Done') : startsLater ? t('Waiting') : t('Running')}>
          <BulkJobProgress job={job} />
          <BulkJobEnd key={job.id} job={job} />
          {startsLater && <p>{hasBegun ? t('It goes on at {{time}}.', at) : t('It begins at {{time}}.', at)}</p>}
          {isRunning && <p>{t('You can leave this page: it goes on by itself and is found again under Bulk jobs.')}</p>}
          {undoUntil && (
            <Until>
              {job.undoCount < job.ok
                ? t('{{count}} rows of it can be undone until {{time}}.', {
                    count: job.undoCount, time: formatShortDateTime(undoUntil), defaultValue_one: '{{count}} row of it can be undone until {{time}}.',
                  })
                : t('It can be undone until {{time}}.', { time: formatShortDateTime(undoUntil) })}
            </Until>
          )}
        </Card>
        {/* Rows that failed before may be done after another attempt: what was loaded of them is read again. */}
        <BulkJobRows
          key={`failed ${job.status}`}
          job={job.id}
          status="FAILED"
          page={failedRows}
          onRetry={isRunning ? undefined : (rowId) => void retry(rowId)}
          isRetrying={isRetrying}
        />
        <BulkJobRows key={`skipped ${job.status}`} job={job.id} status="SKIPPED" page={skippedRows} />
        {!isRunning && <NotedRows job={job.id} />}
      </Stack>
    </>
  );
}
