import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { BulkJobEnd_job$key } from '../../__generated__/BulkJobEnd_job.graphql.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Says that a bulk job has ended, and how, to somebody who was there while it ran and does not see its bar. */
export function BulkJobEnd({ job: key }: { job: BulkJobEnd_job$key }) {
  const { t } = useTranslation();
  const { status, ok, skipped, failed } = useFragment(
    graphql`
      fragment BulkJobEnd_job on BulkJob {
        status
        ok
        skipped
        failed
      }
    `,
    key,
  );
  const isRunning = status === 'RUNNING';
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);
  return (
    <VisuallyHidden role="status">
      {wasRunning && !isRunning && t('The job has ended. Done: {{ok}}, skipped: {{skipped}}, failed: {{failed}}', {
        ok: formatCount(ok), skipped: formatCount(skipped), failed: formatCount(failed),
      })}
    </VisuallyHidden>
  );
}
