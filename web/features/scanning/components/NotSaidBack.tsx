import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemBanner } from '../../../forms/ProblemBanner.tsx';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { reasonText, storedReason } from '../../orders/reasonText.ts';
import { useReturnAtBench } from '../mutations/useReturnAtBench.ts';
import type { Scanned } from '../useScannedOrder.ts';
import { WhyInCard } from './WhyItCameBack.tsx';

interface NotSaidBackProps {
  order: Scanned['order'];
  /** Called with the order once it is on its way back. */
  onReturned: (order: Scanned['order']) => void;
  /** Reads the order again after somebody else, or its courier, has changed it. What is typed stays. */
  onReload: () => Promise<void>;
}

/** A parcel that is here although its courier has not said that it comes back: asks why, then it can be received. */
export function NotSaidBack({ order, onReturned, onReload }: NotSaidBackProps) {
  const { t } = useTranslation();
  const { returnOrder, isInFlight } = useReturnAtBench();
  const [reason, setReason] = useState(order.returnReason ? reasonText(order.returnReason, t) : '');
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const isUnsaid = reason.trim() === '';

  async function say() {
    if (isUnsaid || isInFlight) return;
    const outcome = await returnOrder({ input: { orderId: order.id, version: order.version, reason: storedReason(reason, t) } });
    if (outcome.ok) onReturned(order);
    else setProblem(outcome.problem);
  }

  useHotkeys([{ code: 'Enter', hasCtrl: true, label: t('It comes back'), run: () => void say() }]);

  return (
    <Card
      title={t('Say why it comes back, then receive it')}
      actions={
        <Button variant="primary" kbd="Ctrl ↵" isPending={isInFlight} disabled={isUnsaid} onClick={() => void say()}>
          {t('It comes back')}
        </Button>
      }
      isFlush
    >
      {problem && <ProblemBanner problem={problem} onReload={() => onReload().then(() => setProblem(null))} onDismiss={() => setProblem(null)} />}
      <WhyInCard value={reason} onChange={setReason} />
    </Card>
  );
}
