import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MAX_DECREASE_PHOTOS } from '../../../../schema/rules/files.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Photograph } from '../../files/PhotoFields.tsx';
import { ADJUSTMENT_REASONS, reasonText } from '../adjustmentReasons.ts';
import type { AdjustmentReason } from '../adjustmentReasons.ts';
import { useDecreaseStock } from '../mutations/useDecreaseStock.ts';
import { FormColumns, PieceLines } from './PieceLines.tsx';
import type { PieceLine } from './PieceLines.tsx';

// Loaded after the form: it is filled in first.
const PhotoFields = lazyPart(() => import('../../files/PhotoFields.tsx'), 'PhotoFields');
// Loaded for the one reason that names a supplier.
const SupplierPicker = lazyPart(() => import('../../purchases/components/SupplierPicker.tsx'), 'SupplierPicker');

interface Draft {
  reason: AdjustmentReason;
  locationId: string;
  supplierId: string;
  supplierName: string;
  note: string;
  lines: PieceLine[];
  photos: Photograph[];
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** The form of a stock decrease: reason, location, pieces and photos. */
export function DecreaseForm({ locations }: { locations: readonly { id: string; name: string; isDefault: boolean }[] }) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { decreaseStock } = useDecreaseStock();
  /** Suppliers are known to whoever buys from them. */
  const canBuy = useCan('purchase');
  const saved: Draft = {
    reason: 'DAMAGED', locationId: locations.find(({ isDefault }) => isDefault)?.id ?? '', supplierId: '', supplierName: '', note: '', lines: [], photos: [],
  };
  const form = useCommandForm({
    saved,
    save: ({ reason, locationId, supplierId, note, lines, photos }) =>
      decreaseStock({
        reason, note: note.trim(), ...(locationId && { locationId }), ...(reason === 'SUPPLIER_RETURN' && { supplierId }),
        lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity: quantity ?? 0 })),
        photos: photos.map(({ id }) => id),
      }),
    onSaved: ({ id, number, status }) => {
      toast.success(
        status === 'WAITING'
          ? t('Decrease {{number}} waits for an administrator', { number })
          : t('Decrease {{number}} is booked', { number }),
      );
      return navigate({ to: '/adjust-stock/adjust-stock-list/$id', params: { id }, replace: true });
    },
  });
  const [reason, supplierId, supplierName, photos] = useWatch({ control: form.control, name: ['reason', 'supplierId', 'supplierName', 'photos'] });

  function submit() {
    const values = form.values();
    if (values.reason === 'SUPPLIER_RETURN' && values.supplierId === '') form.refuse('supplierId', t('Choose a supplier'));
    else if (values.lines.length === 0) form.refuse('product', t('Add at least one product'));
    else void form.submit();
  }

  return (
    <CommandForm form={form} onSubmit={submit} hasSaveKey>
      <Card title={t('Why')}>
        <FormColumns>
          <Fields>
            <FormSelect
              form={form}
              label={t('Reason')}
              name="reason"
              options={ADJUSTMENT_REASONS.filter((id) => canBuy || id !== 'SUPPLIER_RETURN').map((id) => ({ id, label: reasonText(id, t) }))}
            />
            {reason === 'SUPPLIER_RETURN' && (
              <SupplierPicker
                value={{ id: supplierId, name: supplierName }}
                onChange={({ id, name }) => {
                  form.clearProblem();
                  form.change('supplierId', id);
                  form.change('supplierName', name);
                }}
              />
            )}
            {locations.length > 1 && (
              <FormSelect
                form={form}
                label={t('Where they are')}
                name="locationId"
                options={locations.map(({ id, name }) => ({ id, label: name }))}
              />
            )}
          </Fields>
          <FormTextArea form={form} label={t('What happened')} name="note" maxLength={500} />
        </FormColumns>
      </Card>
      <PieceLines form={form} />
      <PhotoFields
        purpose="decrease-photo"
        title={t('Photos')}
        addLabel={t('Add photos')}
        most={MAX_DECREASE_PHOTOS}
        value={photos}
        onChange={(taken) => form.change('photos', taken)}
      />
      <End>
        <LinkButton to="/adjust-stock/adjust-stock-list">{t('Go back')}</LinkButton>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
          {t('Decrease the stock')}
        </Button>
      </End>
    </CommandForm>
  );
}
