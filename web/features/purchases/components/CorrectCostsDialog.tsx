import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { poishaToTaka, takaToPoisha } from '../../../../schema/rules/money.ts';
import type { PurchaseActions_purchase$data } from '../../../__generated__/PurchaseActions_purchase.graphql.ts';
import { FormMoneyField, FormSwitch, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCorrectCosts } from '../mutations/useCorrectCosts.ts';

interface Costs {
  lines: { unitCost: number | null }[];
  discount: number | null;
  extraCost: number | null;
  reason: string;
  allowsZeroCost: boolean;
}

interface CorrectCostsDialogProps {
  purchase: Omit<PurchaseActions_purchase$data, ' $fragmentType'>;
  onClose: () => void;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px;
  gap: 12px;
  align-items: center;
`;

/** Asks for the costs on a bill that came after the goods. */
export function CorrectCostsDialog({ purchase, onClose }: CorrectCostsDialogProps) {
  const { t } = useTranslation();
  const { id: purchaseId, version, lines, discount, extraCost, total } = purchase;
  const isPaidApart = Boolean(purchase.extraAccount ?? purchase.extraAccountId);
  const { correctCosts } = useCorrectCosts();
  const form = useCommandForm<Costs, unknown>({
    saved: {
      lines: lines.map(({ unitCost }) => ({ unitCost: unitCost ?? null })),
      discount: discount ?? null, extraCost: extraCost ?? null, reason: '', allowsZeroCost: false,
    },
    save: (typed) => correctCosts({
      purchaseId, version, reason: typed.reason.trim(), allowsZeroCost: typed.allowsZeroCost,
      discount: typed.discount ?? 0, extraCost: typed.extraCost ?? 0,
      lines: lines.map(({ id }, index) => ({ lineId: id, unitCost: typed.lines[index]?.unitCost ?? 0 })),
    }),
    onSaved: () => {
      toast.success(t('The costs are corrected'));
      onClose();
    },
  });
  const [newTotal, isFree] = useWatch({
    control: form.control,
    compute: (typed) => {
      const { lines: costs, ...sums } = typed as Costs;
      const priced = lines.map(({ quantity }, index) => ({ quantity, unitCost: costs[index]?.unitCost ?? 0 }));
      const items = priced.reduce((sum, { quantity, unitCost }) => sum + BigInt(quantity) * takaToPoisha(unitCost), 0n);
      const extra = isPaidApart ? 0n : takaToPoisha(sums.extraCost ?? 0);
      return [poishaToTaka(items - takaToPoisha(sums.discount ?? 0) + extra), priced.some(({ quantity, unitCost }) => quantity > 0 && unitCost === 0)] as const;
    },
  });
  const more = newTotal - (total ?? 0);
  return (
    <FormDialog form={form} title={t('Correct the costs')} submitLabel={t('Correct')} onClose={onClose} width={560}>
      <p>{t('For a bill that came after the goods. What is still here costs what the bill says; what is sold keeps its cost, and the difference is booked today.')}</p>
      {lines.map(({ id, name, sku, quantity }, index) => (
        <Line key={id}>
          <span>{t('{{name}} × {{quantity}}', { name, quantity: formatCount(quantity) })}</span>
          <FormMoneyField form={form} label={t('Cost of {{sku}}', { sku })} name={`lines.${index}.unitCost`} />
        </Line>
      ))}
      <FormMoneyField form={form} label={t('Discount')} name="discount" />
      <FormMoneyField form={form} label={t('Extra costs')} name="extraCost" />
      {isFree && <FormSwitch form={form} label={t('What costs nothing is meant so')} name="allowsZeroCost" />}
      <FormTextField form={form} label={t('Why')} name="reason" maxLength={200} isRequired />
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'total', term: t('Total'), value: formatTaka(newTotal), isTotal: true },
          ...(more !== 0 ? [{ id: 'more', term: more > 0 ? t('The supplier gets more') : t('The supplier gets less'), value: formatTaka(Math.abs(more)) }] : []),
        ]}
      />
    </FormDialog>
  );
}
