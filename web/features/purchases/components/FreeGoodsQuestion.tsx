import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface FreeGoodsQuestionProps {
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked before goods are received of which a line has no cost. */
export function FreeGoodsQuestion(props: FreeGoodsQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog {...props} isOpen title={t('Receive goods that cost nothing?')} confirmLabel={t('Receive without cost')}>
      {t('A line has no cost. Every sale of it will look like pure profit in the reports.')}
    </ConfirmDialog>
  );
}
