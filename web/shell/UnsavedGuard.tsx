import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** Asks before a form with changes is left, inside the app or with the tab. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title={t('Leave without saving?')}
      confirmLabel={t('Leave')}
      isOpen={status === 'blocked'}
      isDanger
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      {t('What you have changed here is lost.')}
    </ConfirmDialog>
  );
}
