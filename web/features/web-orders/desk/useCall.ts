import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { toast } from '../../../ui/toast.tsx';
import { useDeskCommands } from '../mutations/useDeskCommands.ts';
import type { Outcome } from './CallOutcomes.tsx';

interface CalledOrder {
  readonly id: string;
  readonly number: string;
  readonly version: number;
}

interface CallOptions {
  /** Called when the order is claimed and nobody else had it. */
  onClaimed: () => void;
  /** Called when the outcome is logged. */
  onDone: () => void;
}

/** The actions of a call, their problem, and whether an approval has to ask for the advance first. */
export function useCall({ id: webOrderId, number, version }: CalledOrder, { onClaimed, onDone }: CallOptions) {
  const { t } = useTranslation();
  const desk = useDeskCommands();
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  /** The note of the call, kept while the dialog asks for the advance. */
  const [asks, setAsks] = useState<{ note: string } | null>(null);

  async function call(takeOver = false) {
    const outcome = await desk.claim({ webOrderId, takeOver: takeOver || undefined });
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok && !takeOver) onClaimed();
  }

  async function log({ outcome, note, nextCallAt, advance }: Outcome) {
    const done = await desk.log({
      webOrderId, version, outcome, note: note || undefined, nextCallAt: nextCallAt?.toISOString(), ...advance,
    });
    if (done.ok) {
      setProblem(null);
      setAsks(null);
      toast.success(
        done.data.order
          ? t('Web order #{{number}} is order {{order}} now', { number, order: done.data.order.reference })
          : t('Call about #{{number}} logged', { number }),
      );
      onDone();
    } else if (done.problem.reason === 'PAYMENT_UNKNOWN' || done.problem.reason === 'PREPAY_ONLY') {
      setAsks({ note });
    } else {
      setProblem(done.problem);
    }
    return done;
  }

  async function reopen() {
    const outcome = await desk.reopen(webOrderId);
    setProblem(outcome.ok ? null : outcome.problem);
  }

  async function merge(duplicates: string[]) {
    const outcome = await desk.merge(webOrderId, duplicates);
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(t('Merged into #{{number}}', { number }));
  }

  return {
    call, log, reopen, merge, problem, asks, isBusy: desk.isBusy,
    dismissProblem: () => setProblem(null), closeQuestion: () => setAsks(null),
  };
}
