import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { LineDecision } from '../../../../schema/rules/line-decisions.ts';
import type { DecideStatementLinesInput } from '../../../__generated__/useDecideLinesMutation.graphql.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDecideLines, type DecidedLines } from '../mutations/useDecideLines.ts';

/** What is decided about many lines, or that it is open again. */
export type LinesStep = LineDecision | 'UNDO';

interface DecideLinesDialogProps {
  step: LinesStep;
  statementId: string;
  comparedAt: string;
  /** The selected lines, or `filter` for all that match. */
  chosen: Pick<DecideStatementLinesInput, 'lines' | 'filter'>;
  count: number;
  /** Called after each change, also by what was taken back. */
  onDecided: () => void;
  onClose: () => void;
}

/** Asks why, decides about the lines, and says which were left and why. */
export function DecideLinesDialog({ step, statementId, comparedAt, chosen, count, onDecided, onClose }: DecideLinesDialogProps) {
  const { t } = useTranslation();
  const { decideLines, undoLines } = useDecideLines();
  const [left, setLeft] = useState<DecidedLines | null>(null);

  async function takeBack({ places }: DecidedLines, decision: LineDecision) {
    onClose();
    const outcome = await undoLines({ statementId, places, decision });
    if (!outcome.ok) return toastProblem(outcome.problem);
    toast.success(doneText('UNDO', outcome.data.count, t));
    onDecided();
  }
  const form = useCommandForm({
    saved: { note: '' },
    save: ({ note }) => (step === 'UNDO'
      ? undoLines({ statementId, ...chosen })
      : decideLines({ statementId, ...chosen, comparedAt, decision: step, note: note.trim() })),
    onSaved: (outcome) => {
      onDecided();
      if (outcome.left.length > 0) return setLeft(outcome);
      toast.success(doneText(step, outcome.count, t), step === 'UNDO' ? {} : { onUndo: () => void takeBack(outcome, step) });
      onClose();
    },
  });
  const number = formatCount(count);
  const title = {
    DISPUTE: t('Dispute {{number}} lines', { count, number, defaultValue_one: 'Dispute {{number}} line' }),
    ACCEPT: t('Accept {{number}} lines', { count, number, defaultValue_one: 'Accept {{number}} line' }),
    WRITE_OFF: t('Write off {{number}} lines', { count, number, defaultValue_one: 'Write off {{number}} line' }),
    UNDO: t('Take back the decisions about {{number}} lines', { count, number, defaultValue_one: 'Take back the decision about {{number}} line' }),
  }[step];
  if (left) {
    return (
      <Dialog
        title={doneText(step, left.count, t)} isOpen onClose={onClose}
        footer={
          <>
            {left.count > 0 && step !== 'UNDO' && <Button onClick={() => void takeBack(left, step)}>{t('Undo')}</Button>}
            <Button variant="primary" onClick={onClose}>{t('Done')}</Button>
          </>
        }
      >
        <p>{t('These were left as they are:')}</p>
        <ul>
          {left.left.map(({ reason, count: lines, names }) => (
            <li key={reason}>{leftText(reason, lines, t)} {names.join(', ')}{lines > names.length && ' …'}</li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <FormDialog form={form} title={title} submitLabel={submitText(step, t)} width={460} isDanger={step === 'WRITE_OFF'} onClose={onClose}>
      <p>{hintText(step, t)}</p>
      {step !== 'UNDO' && (
        <FormTextField form={form} label={t('Note')} name="note" maxLength={300} isRequired={step === 'WRITE_OFF'} autoFocus />
      )}
    </FormDialog>
  );
}

const submitText = (step: LinesStep, t: TFunction): string =>
  ({ DISPUTE: t('Dispute'), ACCEPT: t('Accept'), WRITE_OFF: t('Write off'), UNDO: t('Take back') })[step];

function hintText(step: LinesStep, t: TFunction): string {
  if (step === 'UNDO') return t('They are open again, until somebody decides about them or the voucher is posted.');
  const hints = {
    DISPUTE: t('What is missing, too much or charged beyond the terms stays in dispute with the courier when the voucher is posted.'),
    ACCEPT: t('What is missing comes later, what is too much is kept, and charges are paid as they are. What keeps money takes an administrator and a note.'),
    WRITE_OFF: t('What is missing will not come: posting books it as a loss.'),
  };
  return `${hints[step]} ${t('Lines about which something is decided already are left as they are.')}`;
}

function doneText(step: LinesStep, count: number, t: TFunction): string {
  const number = formatCount(count);
  return {
    DISPUTE: t('{{number}} lines stay in dispute', { count, number, defaultValue_one: '{{number}} line stays in dispute' }),
    ACCEPT: t('{{number}} lines are accepted', { count, number, defaultValue_one: '{{number}} line is accepted' }),
    WRITE_OFF: t('{{number}} lines are written off', { count, number, defaultValue_one: '{{number}} line is written off' }),
    UNDO: t('{{number}} lines are open again', { count, number, defaultValue_one: '{{number}} line is open again' }),
  }[step];
}

function leftText(reason: DecidedLines['left'][number]['reason'], count: number, t: TFunction): string {
  const number = formatCount(count);
  switch (reason) {
    case 'DECIDED': return t('{{number}} decided already:', { number });
    case 'ADMIN': return t('{{number}} for an administrator:', { number });
    case 'OPEN': return t('{{number}} not decided:', { number });
    case 'OTHERWISE': return t('{{number}} decided otherwise since:', { number });
    case 'CHANGED': return t('{{number}} that mean something else by now:', { number });
    default: return t('{{number}} of which that cannot be decided:', { number });
  }
}
