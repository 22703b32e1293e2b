import { useWatch } from 'react-hook-form';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { sumsOf } from '../new-order/orderDraft.ts';
import type { OrderDraft } from '../new-order/orderDraft.ts';
import { NotePreview } from './NotePreview.tsx';

/** The shipping note of an order being typed, as its courier will read it. */
export function NewOrderNote({ form }: { form: Pick<CommandForm<OrderDraft>, 'control'> }) {
  const draft = useWatch({ control: form.control }) as OrderDraft;
  const { total, due } = sumsOf(draft);
  return <NotePreview note={draft.shippingNote} name={draft.customerName} courier={draft.plannedCourier} lines={draft.lines} total={total} due={due} />;
}
