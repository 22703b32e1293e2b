import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormPhoneField, FormSwitch, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { useUpdateSupplier } from '../mutations/useUpdateSupplier.ts';
import { supplierDueBase } from '../purchaseFacts.ts';
import type { SupplierRow } from '../SupplierListPage.tsx';

interface SupplierDrawerProps {
  supplier: SupplierRow;
  /** Reads the list again. */
  onSaved: () => unknown;
  onClose: () => void;
}

/** Edits a supplier, also whether it is still in use. */
export function SupplierDrawer({ supplier, onSaved, onClose }: SupplierDrawerProps) {
  const { t } = useTranslation();
  const { updateSupplier } = useUpdateSupplier();
  const { id, version, name, phone, address, note, isArchived, due } = supplier;
  const form = useCommandForm({
    saved: { name, phone: phone ?? '', address, note, isArchived },
    save: (typed) => updateSupplier({
      supplierId: id, version, name: typed.name.trim(), phone: typed.phone.trim() || undefined,
      address: typed.address.trim(), note: typed.note.trim(), isArchived: typed.isArchived,
    }),
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDrawer hasAddress form={form} title={name} submitLabel={t('Save')} onClose={onClose} onReload={onSaved}>
      {typeof due === 'number' && (
        <DescriptionList
          layout="amounts"
          items={[{
            id: 'due', term: <CellText secondary={supplierDueBase(due, t) ?? undefined}>{t('Due')}</CellText>, value: formatTaka(Math.abs(due)),
            isTotal: true, ...(due > 0 && { meaning: 'bad' }),
          }]}
        />
      )}
      <FormTextField form={form} label={t('Name')} name="name" maxLength={120} isRequired autoComplete="off" />
      <FormPhoneField form={form} label={t('Phone')} name="phone" />
      <FormTextField form={form} label={t('Address')} name="address" maxLength={250} autoComplete="off" />
      <FormTextArea form={form} label={t('Note')} name="note" maxLength={500} />
      <FormSwitch form={form} name="isArchived" label={t('No longer bought from')} />
    </FormDrawer>
  );
}
