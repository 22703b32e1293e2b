import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrderForm_query$data } from '../../../__generated__/OrderForm_query.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { useCan } from '../../../shell/usePermissions.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useMediaQuery } from '../../../ui/datagrid/useMediaQuery.ts';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { withCode } from '../../catalog/productLookup.ts';
import { useProductLookup } from '../../catalog/useProductLookup.ts';
import { LazyPrintDialog } from '../../printing/lazyPrintDialog.ts';
import { linesForm } from './linesForm.ts';
import { problemOf, withProduct } from './orderDraft.ts';
import type { OrderProblem } from './orderDraft.ts';
import { Amount, Columns, End, Side } from './orderFormLayout.ts';
import { CalledFrom, FullNotice, PasteOrderDialog, ProblemNotice, TakenNotice } from './orderFormParts.ts';
import { OrderLineRows } from './OrderLineRows.tsx';
import { OrderSums } from './OrderSums.tsx';
import { RecipientFields } from './RecipientFields.tsx';
import { useOrderForm } from './useOrderForm.ts';
import type { TakenOrder, TypedOver } from './useOrderForm.ts';

const NONE: readonly never[] = [];

export interface OrderFormOptions {
  title: string;
  /** Whose order it is to be. */
  phone?: string;
  /** Ordered goods that match no product, to be chosen by hand. */
  unknown?: readonly { text: string; quantity: number }[];
  /** A web order that is replaced by a typed one; left out for a new order. */
  over?: TypedOver & { onTaken: (order: TakenOrder) => void };
  notice?: ReactNode;
}

interface OrderFormBodyProps extends OrderFormOptions {
  userId: string;
  business: NonNullable<NonNullable<OrderForm_query$data['viewer']>['business']>;
  couriers: OrderForm_query$data['courierChoices'];
  sources: OrderForm_query$data['orderSources'];
  notes: OrderForm_query$data['shippingNotes'];
}

/** The form of an order: recipient, goods, amounts. Saves the order, and confirms it if asked. */
export function OrderFormBody({ title, phone, unknown = NONE, over, notice, userId, business, couriers, sources, notes }: OrderFormBodyProps) {
  const { t } = useTranslation();
  const canConfirm = useCan('confirmOrder');
  const canOpen = useCan('orderList');
  const isPhone = useMediaQuery('(max-width: 639px)');
  const [taken, setTaken] = useState<(TakenOrder & { scheduledFor: string }) | null>(null);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const page = useRef<HTMLDivElement>(null);
  /** Whether the order is printed once it is saved; set by each way to save. */
  const isPrinting = useRef(false);
  const [printed, setPrinted] = useState<readonly string[] | null>(null);
  const isFull = business.ecomOrderUsage >= business.ecomOrderLimit;
  const order = useOrderForm({
    businessId: business.id,
    userId,
    over,
    source: (sources.find(({ isDefault }) => isDefault) ?? sources[0])?.name,
    fees: {
      zones: { inside: business.deliveryFeeInside, suburb: business.deliveryFeeSuburb, outside: business.deliveryFeeOutside },
      includedKg: business.deliveryIncludedKg, extraKg: business.deliveryFeeExtraKg,
    },
    onTaken: (one) => {
      if (over) return over.onTaken(one);
      setTaken(one);
      if (isPrinting.current) setPrinted([one.id]);
      setProblem(null);
      page.current?.querySelector<HTMLElement>('input[type=tel]')?.focus();
    },
  });
  const { form, zone, savedAt } = order;
  const { fields, replace, remove } = useFieldArray({ control: form.control, name: 'lines' });

  const { lookUp } = useProductLookup({ text: '', withCost: false, isUsed: false });
  const [isPasting, setPasting] = useState(false);
  /** Goods of the message that match no product, or several. */
  const [pasted, setPasted] = useState<NonNullable<OrderFormOptions['unknown']>>(NONE);
  const toChoose = over ? unknown : pasted;

  function startAgain() {
    order.startAgain();
    setPasted(NONE);
    setProblem(null);
  }

  async function addByText({ text, quantity }: { text: string; quantity: number }): Promise<boolean> {
    // If the lookup fails, they are chosen by hand.
    const rows = await lookUp(text).catch(() => []);
    const product = withCode(text, rows) ?? (rows.length === 1 ? rows[0] : undefined);
    if (product) replace(withProduct(form.values().lines, product, quantity));
    return product !== undefined;
  }

  /** The one way to submit the form: what was asked for before, saved or refused, is asked for no more. */
  function save(confirm: boolean, print = false) {
    isPrinting.current = print;
    order.setConfirming(confirm);
    // Submits like the button does, so that the fields are validated first.
    page.current?.querySelector('form')?.requestSubmit();
  }

  const focusProducts = () => page.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus();

  function submit() {
    const found = problemOf(form.values());
    setProblem(found);
    if (!found) void form.submit();
  }

  useHotkeys([
    {
      code: 'Enter',
      hasCtrl: true,
      label: canConfirm ? t('Save the order; with Shift, confirm it too') : t('Save the order'),
      run: (event) => save(event.shiftKey && canConfirm),
    },
    ...(canOpen && !over ? [{ code: 'KeyP', hasCtrl: true, label: t('Save the order and print its sticker'), run: () => save(false, true) }] : []),
    {
      code: 'F2',
      label: t('Add a product'),
      run: focusProducts,
    },
  ], !isFull);

  const zones = {
    inside: t('Inside Dhaka, by your settings'),
    suburb: t('Around Dhaka, by your settings'),
    outside: t('Outside Dhaka, by your settings'),
  };

  const saving = (
    <>
      <Button
        variant={canConfirm ? 'secondary' : 'primary'}
        kbd="Ctrl ↵"
        isPending={form.isSaving}
        disabled={isFull}
        onClick={() => save(false)}
      >
        {t('Save')}
      </Button>
      {canConfirm && (
        <Button variant="primary" kbd="Ctrl ⇧ ↵" isPending={form.isSaving} disabled={isFull} onClick={() => save(true)}>
          {t('Save and confirm')}
        </Button>
      )}
    </>
  );

  return (
    <div ref={page}>
      <CommandForm form={form} onSubmit={submit} onSaveKey={() => save(false)} hasUnsavedGuard={over !== undefined}>
        <PageHeader
          title={title}
          marks={savedAt !== null && <Badge>{t('Draft kept')}</Badge>}
          actions={
            <>
              {savedAt !== null && <Button onClick={startAgain}>{t('Start again')}</Button>}
              {!over && (
                <Button icon={MessageSquareText} onClick={() => setPasting(true)}>
                  {t('Paste message')}
                </Button>
              )}
              {!isPhone && saving}
            </>
          }
        />
        {isFull && <FullNotice />}
        {taken && <TakenNotice order={taken} onDismiss={() => setTaken(null)} />}
        {problem && <ProblemNotice problem={problem} onDismiss={() => setProblem(null)} />}
        {phone && <CalledFrom key={phone} phone={phone} form={form} onStartAgain={startAgain} />}
        {notice}
        {toChoose.length > 0 && (
          <Banner meaning="warn" title={t('Choose these products yourself')} onDismiss={over ? undefined : () => setPasted(NONE)}>
            {toChoose.map(({ text, quantity }) => `${text} ×${quantity}`).join(', ')}
          </Banner>
        )}
        <Columns>
          <RecipientFields
            form={form}
            caller={order.caller}
            couriers={couriers}
            sources={sources.map(({ name }) => name)}
            notes={notes}
            districts={order.areas?.DISTRICTS ?? []}
            isPickup={over?.isPickup ?? false}
            onAreaChosen={order.choseArea}
          />
          <Side>
            <Card>
              <ProductPicker
                label={t('Add a product')}
                onPick={(product) => {
                  setProblem(null);
                  replace(withProduct(form.values().lines, product));
                }}
                takesScans
              />
              <OrderLineRows form={linesForm(form)} lines={fields} onRemove={remove} />
            </Card>
            <Amount>
              <OrderSums
                form={form}
                feeReason={zone && !order.isFeeTyped() ? zones[zone] : null}
                onFeeTyped={order.typedFee}
                isFromShop={over !== undefined}
              />
            </Amount>
          </Side>
        </Columns>
        {isPhone && <End>{saving}</End>}
      </CommandForm>
      {printed && <LazyPrintDialog kind="STICKER" orderIds={printed} onClose={() => setPrinted(null)} />}
      {isPasting && <PasteOrderDialog form={form} onGoods={addByText} onArea={order.choseArea} onUnknown={setPasted} onClose={() => setPasting(false)} />}
    </div>
  );
}
