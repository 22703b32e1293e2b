import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { changedPrice, keptSalePrice, PRICE_STEPS } from '../../../../schema/rules/price-change.ts';
import type { PriceMode } from '../../../../schema/rules/price-change.ts';
import { FormNumberField, FormSelect } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useChangePrices } from '../mutations/useChangePrices.ts';
import type { ProductRow } from '../productColumns.tsx';
import type { ProductSelection } from '../productSelection.ts';
import { isSoldBelowCost, marginRange, takaRange } from '../productTotals.ts';

interface ChangePricesDialogProps {
  selection: ProductSelection;
  /** Those of the selected products that are loaded, for the preview. */
  rows: readonly ProductRow[];
  onClose: () => void;
  onStarted: () => void;
}

interface Draft {
  way: string;
  by: number | null;
  mode: string;
  roundTo: string;
}

/** Rows shown in the preview; the others are only counted. */
const SHOWN = 8;

const Words = styled.p`
  color: ${token.ink2};
`;

/** Changes the prices of the selected products, after a preview. */
export function ChangePricesDialog({ selection: { count, ...chosen }, rows, onClose, onStarted }: ChangePricesDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { changePrices } = useChangePrices();
  const form = useCommandForm({
    saved: { way: 'UP', by: null, mode: 'PERCENT', roundTo: '1' } as Draft,
    save: (draft) => changePrices({ ...chosen, ...changeOf(draft) }),
    onSaved: ({ id }) => {
      onStarted();
      void navigate({ to: '/bulk-jobs/$id', params: { id } });
    },
  });
  const draft = useWatch({ control: form.control }) as Draft;
  const variants = rows.flatMap((product) => product.variants);
  // Of products that are not loaded the variants are not known.
  const isAllLoaded = rows.length === count;
  const more = count - Math.min(rows.length, SHOWN);
  const hasSalePrice = ({ salePrice }: Pick<ProductRow['variants'][number], 'salePrice'>) => salePrice != null;
  const onSale = variants.filter(hasSalePrice).length;
  const repriced = ({ variants: old }: ProductRow) => old.map((variant) => {
    const price = changedPrice(variant.price, changeOf(draft));
    return { ...variant, price, salePrice: keptSalePrice(variant.salePrice, price) };
  });
  const ending = onSale - rows.flatMap(repriced).filter(hasSalePrice).length;
  return (
    <FormDialog
      form={form}
      title={t('Change prices')}
      submitLabel={
        isAllLoaded
          ? t('Change {{count}} prices', { count: variants.length, defaultValue_one: 'Change {{count}} price' })
          : t('Change prices of {{number}} products', { number: formatCount(count) })
      }
      onClose={onClose}
      width={620}
    >
      <FieldRow>
        <FormSelect
          form={form}
          name="way"
          label={t('Direction')}
          options={[{ id: 'UP', label: t('Up') }, { id: 'DOWN', label: t('Down') }]}
        />
        <FormNumberField
          form={form}
          name="by"
          label={t('By how much')}
          min={0.01}
          max={1_000_000}
          decimals={2}
          step={0}
          isRequired
          autoFocus
        />
        <FormSelect
          form={form}
          name="mode"
          label={t('Unit')}
          options={[{ id: 'PERCENT', label: t('percent') }, { id: 'AMOUNT', label: t('taka') }]}
        />
        <FormSelect
          form={form}
          name="roundTo"
          label={t('Round to')}
          options={PRICE_STEPS.map((step) => ({ id: String(step), label: t('nearest ৳{{step}}', { step }) }))}
        />
      </FieldRow>
      <FactTable
        label={t('Prices before and after')}
        rows={rows.slice(0, SHOWN)}
        getRowId={({ id }) => id}
        isStackedOnPhone
        columns={[
          { id: 'product', header: t('Product'), isWide: true, isLine: true, cell: ({ name }) => name },
          {
            id: 'now',
            header: t('Price now'),
            align: 'end',
            cell: (product) => <CellText tone="muted">{takaRange(product.variants.map(({ price }) => price))}</CellText>,
          },
          {
            id: 'new',
            header: t('New price'),
            align: 'end',
            cell: (product) => <CellText isStrong>{takaRange(repriced(product).map(({ price }) => price))}</CellText>,
          },
          // Without costs, or for whoever may not see them, there is none.
          ...(variants.some(({ averageCost }) => averageCost)
            ? [{
                id: 'margin',
                header: t('New margin'),
                align: 'end' as const,
                cell: (product: ProductRow) => {
                  const after = repriced(product);
                  return <CellText tone={after.some(isSoldBelowCost) ? 'bad' : 'plain'}>{marginRange(after) || '–'}</CellText>;
                },
              }]
            : []),
        ]}
      />
      {more > 0 && <Words>{t('And {{count}} more products.', { count: more, number: formatCount(more), defaultValue_one: 'And {{count}} more product.' })}</Words>}
      {!isAllLoaded && <Words>{t('A sale price stays as it is, unless it would be above the new price.')}</Words>}
      {isAllLoaded && onSale > 0 && (
        <Banner meaning="warn" title={t('{{count}} variants have a sale price', { count: onSale, defaultValue_one: '{{count}} variant has a sale price' })}>
          {ending > 0
            ? t('{{count}} of them end, because they would be above the new price.', { count: ending, defaultValue_one: 'One of them ends, because it would be above the new price.' })
            : t('It stays as it is, unless it would be above the new price.')}
        </Banner>
      )}
      <Words>{t('Open orders keep their prices. The change can be undone.')}</Words>
    </FormDialog>
  );
}

function changeOf({ way, by, mode, roundTo }: Draft) {
  const amount = by ?? 0;
  return { mode: mode as PriceMode, value: way === 'UP' ? amount : -amount, roundTo: Number(roundTo) };
}
