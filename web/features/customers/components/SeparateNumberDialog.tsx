import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSeparateNumber } from '../mutations/useSeparateNumber.ts';

interface SeparateNumberDialogProps {
  customer: { id: string; name: string };
  /** The other number of theirs. */
  phone: string;
  onClose: () => void;
}

/** Asks before a number that was merged becomes a customer of its own again, and leads there. */
export function SeparateNumberDialog({ customer: { id: customerId, name }, phone, onClose }: SeparateNumberDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigateWhileShown();
  const { separateNumber, isInFlight } = useSeparateNumber();
  const shown = phoneText(phone);

  async function separate() {
    const outcome = await separateNumber({ customerId, phone });
    onClose();
    if (!outcome.ok) return toastProblem(outcome.problem);
    toast.success(t('{{phone}} is a customer of its own again', { phone: shown }));
    await navigate({ to: '/customer/customer-list/$id', params: { id: outcome.data.id } });
    return router.invalidate();
  }

  return (
    <ConfirmDialog
      title={t('Separate {{phone}} from {{name}}?', { phone: shown, name })} confirmLabel={t('Separate')}
      isOpen isPending={isInFlight} onClose={onClose} onConfirm={() => void separate()} isDanger
    >
      {t('It becomes a customer of its own with all orders taken by it, what is open of them, and the tasks, addresses, tags and note that it came with. Tags and note of {{name}} stay as they are.', { name })}
    </ConfirmDialog>
  );
}
