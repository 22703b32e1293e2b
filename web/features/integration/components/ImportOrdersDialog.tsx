import { useTranslation } from 'react-i18next';
import { dhakaDayStart } from '../../../../schema/rules/format.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useImportShopOrders } from '../mutations/useImportShopOrders.ts';

interface ImportOrdersDialogProps {
  site: { readonly id: string; readonly name: string };
  onClose: () => void;
  onStarted: () => void;
}

/** Asks for the day from which the orders of a shop are imported. */
export function ImportOrdersDialog({ site, onClose, onStarted }: ImportOrdersDialogProps) {
  const { t } = useTranslation();
  const { importShopOrders } = useImportShopOrders();
  const form = useCommandForm({
    saved: { since: '' },
    save: ({ since }) => importShopOrders({ siteId: site.id, since: dhakaDayStart(since).toISOString() }),
    onSaved: () => {
      toast.success(t('The orders of {{name}} are being read', { name: site.name }));
      onStarted();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Earlier orders of {{name}}', { name: site.name })} submitLabel={t('Read orders')} width={420} onClose={onClose}>
      <FormTextField
        form={form}
        name="since"
        type="date"
        label={t('Placed since')}
        description={t('Orders that are here already stay as they are. Finished ones come as finished, nobody is called for them.')}
        isRequired
      />
    </FormDialog>
  );
}
