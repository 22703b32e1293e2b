import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormNumberField, FormSelect, FormSwitch, FormTextField } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { PrintFormat, PrintPart, PrintSymbol } from '../../../__generated__/PrintSettingPageQuery.graphql.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useChoosePrint } from '../mutations/useChoosePrint.ts';
import { PARTS } from '../printFormats.ts';
import type { Part } from '../printFormats.ts';
import type { PrintedBusiness, PrintedOrder, PrintSetting } from '../printedOrder.ts';
import type { PrintKind } from '../usePrintJob.ts';
import { PaperGallery } from './PaperGallery.tsx';

/** Loaded after the form: the preview brings the barcode and QR code libraries. */
const Preview = lazyPart(() => import('./Preview.tsx'), 'Preview');

const MAX_COPIES = 5;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px) minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface Draft {
  format: string;
  symbol: string;
  copies: number | null;
  footer: string;
  parts: Record<Part, boolean>;
}

interface PrintSettingFormProps {
  kind: PrintKind;
  setting: PrintSetting;
  business: PrintedBusiness;
  order: PrintedOrder;
  /** The business has no order yet, so that a sample is shown. */
  isSample: boolean;
  /** Refetches the settings. */
  onChanged: () => unknown;
}

const shownParts = (kind: PrintKind, hidden: readonly PrintPart[]) =>
  Object.fromEntries(PARTS[kind].map((part) => [part, !hidden.includes(part)])) as Draft['parts'];

/** Form for paper, parts and codes, with a preview of the newest order. */
export function PrintSettingForm({ kind, setting, business, order, isSample, onChanged }: PrintSettingFormProps) {
  const { t } = useTranslation();
  const { choosePrint } = useChoosePrint();
  const { format, symbol, copies, footer, hiddenParts, version } = setting;
  const hidden = (parts: Draft['parts']) => PARTS[kind].filter((part) => !parts[part]);
  const form = useCommandForm<Draft, unknown>({
    saved: { format, symbol, copies, footer, parts: shownParts(kind, hiddenParts) },
    save: (draft) =>
      choosePrint({
        kind, version, format: draft.format as PrintFormat, symbol: draft.symbol as PrintSymbol,
        copies: draft.copies ?? 1, footer: draft.footer, hiddenParts: hidden(draft.parts),
      }),
    keepsTyping: true,
    onSaved: () => {
      toast.success(kind === 'INVOICE' ? t('Invoices are printed like this from now on') : t('Stickers are printed like this from now on'));
      void onChanged();
    },
  });
  const draft = useWatch({ control: form.control }) as Draft;
  const shown: PrintSetting = {
    kind, version, format: draft.format as PrintFormat, symbol: draft.symbol as PrintSymbol, copies: draft.copies ?? 1,
    footer: draft.footer, hiddenParts: hidden(draft.parts),
  };
  const partNames: Record<Part, string> = {
    LOGO: t('Logo'), SENDER: t('Address and phone of the business'), ITEMS: t('What is in the parcel'), SKU: t('SKU of each line'),
    NOTE: t('Shipping note'), COURIER: t('Courier'), SIGNATURE: t('A line to sign on'),
  };
  return (
    <Columns>
      <CommandForm form={form} onReload={onChanged}>
        <Card title={t('Paper')}>
          <PaperGallery kind={kind} value={draft.format} onChange={(id) => form.change('format', id)} />
        </Card>
        <Card title={t('What stands on it')}>
          <Stack>
            {PARTS[kind].map((part) => (
              <FormSwitch key={part} form={form} name={`parts.${part}`} label={partNames[part]} />
            ))}
            <FormSelect
              form={form}
              name="symbol"
              label={t('Code to scan')}
              options={[
                { id: 'CODE128', label: t('Barcode (Code 128)') },
                { id: 'QR', label: t('QR code') },
                { id: 'BOTH', label: t('Both') },
              ]}
            />
            <FormNumberField form={form} name="copies" label={t('Copies of each')} min={1} max={MAX_COPIES} isRequired />
            <FormTextField form={form} name="footer" label={t('Last line')} maxLength={200} autoComplete="off" description={t('Thanks, or how to return goods.')} />
          </Stack>
        </Card>
        <End>
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving} isHeld={!form.isDirty}>
            {t('Save')}
          </Button>
        </End>
      </CommandForm>
      <Stack>
        {isSample && <Banner meaning="info" title={t('No orders yet: a sample is shown')} />}
        <Preview label={t('Preview of {{order}}', { order: order.reference })} order={order} business={business} setting={shown} />
      </Stack>
    </Columns>
  );
}
