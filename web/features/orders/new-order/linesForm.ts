import type { CommandForm } from '../../../forms/useCommandForm.ts';
import type { OrderDraft } from './orderDraft.ts';

type Lines = Pick<OrderDraft, 'lines'>;

/** The part of an order form that its rows of goods read and write. */
export type LinesForm = Pick<CommandForm<Lines>, 'control'>;

/** The rows' part of a form whose draft has the lines of an order. */
export const linesForm = <Draft extends Lines>(form: Pick<CommandForm<Draft>, 'control'>): LinesForm =>
  // The control of a form is invariant in its draft; the rows use names below `lines` only, which every Draft has.
  form as unknown as LinesForm;
