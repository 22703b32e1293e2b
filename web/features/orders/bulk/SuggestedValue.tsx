import { useTranslation } from 'react-i18next';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { CourierField } from '../components/CourierField.tsx';
import { SuggestedField } from '../components/SuggestedField.tsx';
import { useOrderFilterValues } from '../useOrderFilterValues.ts';
import type { BulkOrdersDraft } from './BulkOrdersDialog.tsx';

interface SuggestedValueProps {
  form: Pick<CommandForm<BulkOrdersDraft>, 'control'>;
  action: 'COURIER' | 'TAG';
}

/** The courier or the tag of many orders: those that are known are suggested, so that one word does not become two. */
export function SuggestedValue({ form, action }: SuggestedValueProps) {
  const { t } = useTranslation();
  const { tag } = useOrderFilterValues();
  if (action === 'COURIER') return <CourierField form={form} name="courier" isRequired autoFocus />;
  return <SuggestedField form={form} label={t('Tag')} name="tag" suggestions={tag} maxLength={30} isRequired autoFocus />;
}
