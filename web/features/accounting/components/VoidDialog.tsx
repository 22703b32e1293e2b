import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../forms/ReasonDialog.tsx';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { toast } from '../../../ui/toast.tsx';

interface VoidDialogProps {
  onVoid: (reason: string) => Promise<CommandOutcome<unknown>>;
  onClose: () => void;
}

/** Asks for the reason to void a record. */
export function VoidDialog({ onVoid, onClose }: VoidDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <ReasonDialog
      title={t('Take it back?')}
      submitLabel={t('Void it')}
      isDanger
      save={onVoid}
      onSaved={() => {
        onClose();
        toast.success(t('It is taken back'));
        void router.invalidate();
      }}
      onClose={onClose}
    >
      {t('What it booked is booked back: on the same day, or today when that day is closed.')}
    </ReasonDialog>
  );
}
