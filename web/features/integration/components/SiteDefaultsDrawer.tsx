import { useTranslation } from 'react-i18next';
import { FormNumberField, FormTextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSaveSiteDefaults } from '../mutations/useSaveSiteDefaults.ts';

interface SiteDefaultsDrawerProps {
  site: {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly orderSource: string;
    readonly plannedCourier: string;
    readonly stockBuffer: number;
  };
  onClose: () => void;
  onSaved: () => void;
}

/** What the orders of a shop begin with. */
export function SiteDefaultsDrawer({ site, onClose, onSaved }: SiteDefaultsDrawerProps) {
  const { t } = useTranslation();
  const { saveSiteDefaults } = useSaveSiteDefaults();
  const form = useCommandForm({
    saved: { orderSource: site.orderSource, plannedCourier: site.plannedCourier, stockBuffer: site.stockBuffer as number | null },
    save: ({ orderSource, plannedCourier, stockBuffer }) =>
      saveSiteDefaults({
        siteId: site.id, version: site.version, orderSource: orderSource.trim(), plannedCourier: plannedCourier.trim(), stockBuffer: stockBuffer ?? 0,
      }),
    onSaved: () => {
      toast.success(t('{{name}} is saved', { name: site.name }));
      onSaved();
      onClose();
    },
  });
  return (
    <FormDrawer form={form} title={t('Change {{name}}', { name: site.name })} submitLabel={t('Save')} width={440} onClose={onClose} onReload={onSaved}>
      <FormTextField
        form={form} name="orderSource" label={t('Source of its orders')} maxLength={50} autoComplete="off" placeholder={site.name}
        description={t('As it stands in reports; the name of the shop when empty.')}
        autoFocus
      />
      <FormTextField
        form={form} name="plannedCourier" label={t('Planned courier')} maxLength={100} autoComplete="off" placeholder={t('Pathao')}
        description={t('Proposed for every order of the shop.')}
      />
      <FormNumberField
        form={form} name="stockBuffer" label={t('Pieces kept back')} min={0} max={10_000}
        description={t('Of each product the shop shows so many fewer, so that two shops do not sell the last one.')}
      />
    </FormDrawer>
  );
}
