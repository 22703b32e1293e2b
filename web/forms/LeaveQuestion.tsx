import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

export interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether a form with changes is left. */
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
