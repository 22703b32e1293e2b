import { useTranslation } from 'react-i18next';
import { FormNumberField, FormSelect, FormSwitch } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSaveProductSync } from '../mutations/useSaveProductSync.ts';
import type { SaveProductSyncInput } from '../mutations/useSaveProductSync.ts';
import { directionText } from '../syncWords.ts';

interface SyncSettingDialogProps {
  site: {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly priceSync: string;
    readonly nameSync: string;
    readonly pushesStock: boolean;
    readonly stockBuffer: number;
  };
  onClose: () => void;
  onSaved: () => void;
}

type Direction = SaveProductSyncInput['priceSync'];

/**
 * Which fields are synchronised, and each one's direction. Saving changes only one thing at once: whether stock is
 * pushed for products that were synchronised before.
 */
export function SyncSettingDialog({ site, onClose, onSaved }: SyncSettingDialogProps) {
  const { t } = useTranslation();
  const { saveProductSync } = useSaveProductSync();
  const form = useCommandForm({
    saved: {
      priceSync: site.priceSync, nameSync: site.nameSync, pushesStock: site.pushesStock, stockBuffer: site.stockBuffer as number | null,
    },
    save: ({ priceSync, nameSync, pushesStock, stockBuffer }) =>
      saveProductSync({
        siteId: site.id, version: site.version, priceSync: priceSync as Direction, nameSync: nameSync as Direction, pushesStock,
        stockBuffer: stockBuffer ?? 0,
      }),
    onSaved: () => {
      toast.success(t('{{name}} is saved', { name: site.name }));
      onSaved();
      onClose();
    },
  });
  const directions = ['OFF', 'TO_SHOP', 'FROM_SHOP'].map((id) => ({ id, label: directionText(id, t) }));
  return (
    <FormDialog form={form} title={t('What is kept in step with {{name}}', { name: site.name })} submitLabel={t('Save')} width={480} onClose={onClose}>
      <FormSelect form={form} name="priceSync" label={t('Price and sale price')} options={directions} />
      <FormSelect form={form} name="nameSync" label={t('Name of the product')} options={directions} />
      <FormSwitch
        form={form}
        name="pushesStock"
        label={t('Tell the shop how many pieces are left')}
        description={t('One way, to the shop: first by a sync that you start, then by itself within seconds of each change.')}
      />
      <FormNumberField
        form={form}
        name="stockBuffer"
        label={t('Pieces kept back')}
        description={t('Of each product the shop shows so many fewer, so that two shops do not sell the last one.')}
        min={0}
        max={10_000}
      />
    </FormDialog>
  );
}
