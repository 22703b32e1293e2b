import { useTranslation } from 'react-i18next';
import { FormNumberField, FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { optionsOf } from '../../orders/areas/areaOptions.ts';
import { useSaveSiteDefaults } from '../mutations/useSaveSiteDefaults.ts';
import { INVOICE_PAPERS, paperName } from '../paperName.ts';
import { StatusMapRows } from './StatusMapRows.tsx';
import type { SiteDefaultsDraft, StatusMeaning } from './StatusMapRows.tsx';

interface SiteDefaultsDrawerProps {
  site: {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly orderSource: string;
    readonly plannedCourier: string;
    readonly stockBuffer: number;
    readonly invoiceFormat: string | null | undefined;
    readonly statusMap: readonly { readonly storeStatus: string; readonly status: string }[];
    readonly seenStatuses: readonly string[];
  };
  /** The names of those that take new parcels. */
  couriers: readonly string[];
  onClose: () => void;
  onSaved: () => unknown;
}

/** The defaults for the orders of a shop. */
export function SiteDefaultsDrawer({ site, couriers, onClose, onSaved }: SiteDefaultsDrawerProps) {
  const { t } = useTranslation();
  const { saveSiteDefaults } = useSaveSiteDefaults();
  const saved: SiteDefaultsDraft = {
    orderSource: site.orderSource, plannedCourier: site.plannedCourier, stockBuffer: site.stockBuffer,
    invoiceFormat: site.invoiceFormat ?? '', statusMap: site.statusMap.map(({ storeStatus, status }) => ({ storeStatus, status })),
  };
  const form = useCommandForm({
    saved,
    save: ({ orderSource, plannedCourier, stockBuffer, invoiceFormat, statusMap }) =>
      saveSiteDefaults({
        siteId: site.id, version: site.version, orderSource: orderSource.trim(), plannedCourier: plannedCourier.trim(), stockBuffer: stockBuffer ?? 0,
        invoiceFormat: (invoiceFormat || null) as (typeof INVOICE_PAPERS)[number] | null,
        statusMap: statusMap.map(({ storeStatus, status }) => ({ storeStatus: storeStatus.trim(), status: status as StatusMeaning })),
      }),
    onSaved: () => {
      toast.success(t('{{name}} is saved', { name: site.name }));
      onSaved();
      onClose();
    },
  });
  return (
    <FormDrawer hasAddress form={form} title={t('Change {{name}}', { name: site.name })} submitLabel={t('Save')} width={440} onClose={onClose} onReload={onSaved}>
      <FormTextField
        form={form} name="orderSource" label={t('Source of its orders')} maxLength={50} autoComplete="off" placeholder={site.name}
        description={t('As it stands in reports; the name of the shop when empty.')}
        autoFocus
      />
      <FormSelect
        form={form} name="plannedCourier" label={t('Planned courier')}
        options={optionsOf(couriers, site.plannedCourier, t('Chosen for each order'))}
        description={t('Proposed for every order of the shop.')}
      />
      <FormNumberField
        form={form} name="stockBuffer" label={t('Pieces kept back')} min={0} max={10_000}
        description={t('Of each product the shop shows so many fewer, so that two shops do not sell the last one.')}
      />
      <FormSelect
        form={form} name="invoiceFormat" label={t('Invoice')}
        options={[{ id: '', label: t('As the business prints all') }, ...INVOICE_PAPERS.map((paper) => ({ id: paper, label: paperName(paper, t) }))]}
      />
      <StatusMapRows form={form} seen={site.seenStatuses} />
    </FormDrawer>
  );
}
