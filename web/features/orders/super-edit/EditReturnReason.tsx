import { useTranslation } from 'react-i18next';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { SuggestedField } from '../components/SuggestedField.tsx';
import { useOrderFilterValues } from '../useOrderFilterValues.ts';
import type { EditDraft } from './editDraft.ts';

/** Why goods of an edited order come back; what other orders came back for is suggested. */
export function EditReturnReason({ form }: { form: Pick<CommandForm<EditDraft>, 'control'> }) {
  const { t } = useTranslation();
  const { returnReason } = useOrderFilterValues();
  return <SuggestedField form={form} name="returnReason" label={t('Return reason')} suggestions={returnReason} maxLength={300} />;
}
