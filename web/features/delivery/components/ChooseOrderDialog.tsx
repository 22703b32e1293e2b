import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useDecideLine } from '../mutations/useDecideLine.ts';

/** Asks for the number of the order that a line of a statement is for. */
export function ChooseOrderDialog({ lineId, onClose }: { lineId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { decideLine } = useDecideLine();
  const form = useCommandForm({ saved: { orderNumber: '' }, save: ({ orderNumber }) => decideLine({ lineId, orderNumber }), onSaved: onClose });
  return (
    <FormDialog form={form} title={t('Which order is this parcel for?')} submitLabel={t('Choose')} width={380} onClose={onClose}>
      <FormTextField form={form} name="orderNumber" label={t('Order number')} maxLength={30} isRequired autoFocus />
    </FormDialog>
  );
}
