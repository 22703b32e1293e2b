import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useVoidParcel } from '../mutations/useVoidParcel.ts';

interface StandingParcelProps {
  orderId: string;
  parcel: { courierName: string; code: string };
  /** Called when somebody has said that it is cancelled at the courier. */
  onVoid: () => void;
}

/** Tells of a parcel that a courier has although the order has not left, so that nobody books a second one. */
export function StandingParcel({ orderId, parcel: { courierName: courier, code }, onVoid }: StandingParcelProps) {
  const { t } = useTranslation();
  const mayVoid = useCan('orderUpdate');
  const [isOpen, setOpen] = useState(false);
  return (
    <Banner
      meaning="warn"
      title={t('{{courier}} has the parcel {{code}} of this order, which has not left', { courier, code })}
      action={mayVoid && <Button size="small" onClick={() => setOpen(true)}>{t('It is cancelled there')}</Button>}
    >
      {t('Booking it with {{courier}} again takes this parcel over. To send it otherwise, have it cancelled there first.', { courier })}
      {isOpen && <VoidDialog orderId={orderId} title={t('Is the parcel {{code}} cancelled?', { code })} onVoid={onVoid} onClose={() => setOpen(false)} />}
    </Banner>
  );
}

interface VoidDialogProps {
  orderId: string;
  title: string;
  onVoid: () => void;
  onClose: () => void;
}

function VoidDialog({ orderId, title, onVoid, onClose }: VoidDialogProps) {
  const { t } = useTranslation();
  const { voidParcel } = useVoidParcel();
  const form = useCommandForm({
    saved: { reason: '' },
    save: ({ reason }) => voidParcel({ orderId, reason: reason.trim() }),
    onSaved: () => {
      onClose();
      onVoid();
    },
  });
  return (
    <FormDialog form={form} title={title} submitLabel={t('It is cancelled')} width={440} isDanger onClose={onClose}>
      <p>{t('The next booking makes a new parcel. If the courier still carries this one, the customer gets two.')}</p>
      <FormTextField form={form} name="reason" label={t('How it is known')} maxLength={300} isRequired autoFocus />
    </FormDialog>
  );
}
