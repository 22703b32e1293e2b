import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LiabilityActions_liability$key } from '../../../__generated__/LiabilityActions_liability.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useVoidLiability } from '../mutations/useVoidLiability.ts';
import { PayLiabilityDialog } from './PayLiabilityDialog.tsx';

interface LiabilityActionsProps {
  liability: LiabilityActions_liability$key;
  onProblem: (problem: CommandProblem | null) => void;
}

/** What can be done with what is owed. */
export function LiabilityActions({ liability, onProblem }: LiabilityActionsProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [open, setOpen] = useState<'PAY' | 'VOID' | null>(null);
  const { voidLiability, isInFlight } = useVoidLiability();
  const { id: liabilityId, version, status, left, paid } = useFragment(
    graphql`
      fragment LiabilityActions_liability on Liability {
        id
        version
        status
        left
        paid
      }
    `,
    liability,
  );

  async function undo(reason: string) {
    const outcome = await voidLiability({ liabilityId, version, reason });
    setOpen(null);
    onProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    toast.success(t('It is taken back'));
    void router.invalidate();
  }

  if (status === 'VOID') return null;
  return (
    <>
      {paid === 0 && <Button onClick={() => setOpen('VOID')}>{t('Void')}</Button>}
      {left > 0 && <Button variant="primary" onClick={() => setOpen('PAY')}>{t('Pay')}</Button>}
      {open === 'PAY' && <PayLiabilityDialog liability={{ liabilityId, version, left }} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        title={t('Take it back?')}
        confirmLabel={t('Void it')}
        isOpen={open === 'VOID'}
        isDanger
        needsReason
        isPending={isInFlight}
        onClose={() => setOpen(null)}
        onConfirm={(reason) => void undo(reason)}
      >
        {t('What it booked is booked back: on the same day, or today when that day is closed.')}
      </ConfirmDialog>
    </>
  );
}
