import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';

interface VoidDialogProps {
  isOpen: boolean;
  isPending: boolean;
  onVoid: (reason: string) => Promise<CommandOutcome<unknown>>;
  onProblem: (problem: CommandProblem | null) => void;
  onClose: () => void;
}

/** Asks for the reason to void a record. An error is shown on the page behind the dialog. */
export function VoidDialog({ isOpen, isPending, onVoid, onProblem, onClose }: VoidDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();

  async function takeBack(reason: string) {
    const outcome = await onVoid(reason);
    onClose();
    onProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    toast.success(t('It is taken back'));
    void router.invalidate();
  }

  return (
    <ConfirmDialog
      title={t('Take it back?')}
      confirmLabel={t('Void it')}
      isOpen={isOpen}
      isDanger
      needsReason
      isPending={isPending}
      onClose={onClose}
      onConfirm={(reason) => void takeBack(reason)}
    >
      {t('What it booked is booked back: on the same day, or today when that day is closed.')}
    </ConfirmDialog>
  );
}
