import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../schema/rules/format.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { passFocusOn } from '../../ui/passFocusOn.ts';
import { useUndoBulkJob } from './mutations/useUndoBulkJob.ts';

/**
 * Undoes a bulk job, which leads to the job that does so. It asks: an undo cannot be undone, and its button comes where that
 * for stopping was.
 */
export function UndoJob({ id, count, onRefused }: { id: string; count: number; onRefused: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { undoBulkJob, isInFlight } = useUndoBulkJob();
  const [isAsking, setAsking] = useState(false);

  async function undo() {
    const outcome = await undoBulkJob(id);
    setAsking(false);
    if (!outcome.ok) {
      toastProblem(outcome.problem);
      // Somebody else may have changed it: without reading it again, each further try would be refused.
      onRefused();
    } else void navigate({ to: '/bulk-jobs/$id', params: { id: outcome.data.id } });
  }

  return (
    <>
      <Button ref={passFocusOn} icon={Undo2} onClick={() => setAsking(true)}>
        {t('Undo')}
      </Button>
      <ConfirmDialog
        title={t('Undo {{number}} rows?', { count, number: formatCount(count), defaultValue_one: 'Undo {{number}} row?' })}
        confirmLabel={t('Undo')} isOpen={isAsking} isDanger isPending={isInFlight} onClose={() => setAsking(false)} onConfirm={() => void undo()}
      >
        {t('What the job changed becomes what it was before, except where somebody has changed it since. This undo cannot be undone itself.')}
      </ConfirmDialog>
    </>
  );
}
