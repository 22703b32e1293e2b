import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { BulkJobProgress_job$key } from '../../__generated__/BulkJobProgress_job.graphql.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** The progress bar of a bulk job. */
export function BulkJobProgress({ job: key }: { job: BulkJobProgress_job$key }) {
  const { t } = useTranslation();
  const { total, ok, skipped, failed } = useFragment(
    graphql`
      fragment BulkJobProgress_job on BulkJob {
        total
        ok
        skipped
        failed
      }
    `,
    key,
  );
  const ended = ok + skipped + failed;
  return (
    <ProgressBar
      label={t('{{ok}} done, {{skipped}} skipped, {{failed}} failed', {
        ok: formatCount(ok), skipped: formatCount(skipped), failed: formatCount(failed),
      })}
      value={ended}
      max={total}
      valueText={t('{{ended}} of {{total}}', { ended: formatCount(ended), total: formatCount(total) })}
    />
  );
}
