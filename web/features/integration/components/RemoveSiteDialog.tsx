import { useTranslation } from 'react-i18next';
import type { OpenOrdersChoice } from '../../../__generated__/useArchiveSiteMutation.graphql.ts';
import { FormSelect } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useArchiveSite } from '../mutations/useArchiveSite.ts';

interface RemoveSiteDialogProps {
  site: { readonly id: string; readonly name: string; readonly version: number };
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes a shop from the lists, and asks what becomes of its open orders. */
export function RemoveSiteDialog({ site: { id, name, version }, onClose, onRemoved }: RemoveSiteDialogProps) {
  const { t } = useTranslation();
  const { archive } = useArchiveSite();
  const form = useCommandForm({
    saved: { openOrders: 'KEEP' },
    save: ({ openOrders }) => archive({ siteId: id, version, openOrders: openOrders as OpenOrdersChoice }),
    onSaved: () => {
      toast.success(t('{{name}} is removed', { name }));
      onClose();
      onRemoved();
    },
  });
  return (
    <FormDialog form={form} title={t('Remove {{name}}?', { name })} submitLabel={t('Remove the shop')} width={460} onClose={onClose}>
      <p>{t('No orders come from it any more, and it is told nothing. Orders that are here stay, and it can be connected again.')}</p>
      <FormSelect
        form={form} name="openOrders" label={t('Its open orders')}
        options={[
          { id: 'KEEP', label: t('Stay in the list and are called') },
          { id: 'CANCEL', label: t('Are cancelled') },
        ]}
      />
    </FormDialog>
  );
}
