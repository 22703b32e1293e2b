import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { isBackForModal } from '../ui/overlay/useBackCloses.ts';

interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('Leave without saving?')}
      confirmLabel={t('Leave')}
      isOpen={isOpen}
      isDanger
      onClose={onStay}
      onConfirm={onLeave}
    >
      {t('What you have changed here is lost.')}
    </ConfirmDialog>
  );
}

/** Asks before a form with changes is left, inside the app or with the tab. */
export function UnsavedGuard({ hasChanges }: { hasChanges: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ action }) => !(action === 'BACK' && isBackForModal()) && hasChanges(),
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  return <LeaveQuestion isOpen={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
