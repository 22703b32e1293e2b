import { useTranslation } from 'react-i18next';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { CourierField } from '../components/CourierField.tsx';
import { ReasonField } from '../components/ReasonField.tsx';
import { SuggestedField } from '../components/SuggestedField.tsx';
import { useOrderFilterValues } from '../useOrderFilterValues.ts';
import type { BulkOrdersDraft } from './BulkOrdersDialog.tsx';

interface SuggestedValueProps {
  form: Pick<CommandForm<BulkOrdersDraft>, 'control' | 'change'>;
  action: 'COURIER' | 'TAG' | 'CANCEL';
}

/** The courier, the tag or the cancel reason of many orders: those that are known are suggested, so that one word does not become two. */
export function SuggestedValue({ form, action }: SuggestedValueProps) {
  const { t } = useTranslation();
  const { tag } = useOrderFilterValues();
  if (action === 'CANCEL') return <ReasonField form={form} of="CANCEL" label={t('Reason')} name="reason" maxLength={300} isRequired autoFocus />;
  if (action === 'COURIER') return <CourierField form={form} name="courier" isRequired autoFocus />;
  return <SuggestedField form={form} label={t('Tag')} name="tag" suggestions={tag} maxLength={30} isRequired autoFocus />;
}
