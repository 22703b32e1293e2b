import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWaiveReturnCharge } from '../mutations/useWaiveReturnCharge.ts';

/** Ends the wait for a return charge that its courier will not take. */
export function WaiveReturnCharge({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const mayWaive = useCan('ADMIN');
  const [isOpen, setOpen] = useState(false);
  if (!mayWaive) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>{t('No return charge')}</Button>
      {isOpen && <WaiveDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}

function WaiveDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { waiveReturnCharge } = useWaiveReturnCharge();
  const form = useCommandForm({ saved: { note: '' }, save: ({ note }) => waiveReturnCharge({ orderId, note }), onSaved: onClose });
  return (
    <FormDialog form={form} title={t('No return charge')} submitLabel={t('Expect none')} width={440} onClose={onClose}>
      <p>{t('What is expected for the way back leaves the books. What the courier charges all the same is booked by its statement.')}</p>
      <FormTextField form={form} name="note" label={t('Why')} maxLength={300} isRequired autoFocus />
    </FormDialog>
  );
}
