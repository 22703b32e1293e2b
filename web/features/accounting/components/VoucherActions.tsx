import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { VoucherActions_voucher$key } from '../../../__generated__/VoucherActions_voucher.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useVoidVoucher } from '../mutations/useVoidVoucher.ts';
import { RepeatDialog } from './RepeatDialog.tsx';

interface VoucherActionsProps {
  voucher: VoucherActions_voucher$key;
  onProblem: (problem: CommandProblem | null) => void;
}

/** What can be done with a voucher that stands. */
export function VoucherActions({ voucher: key, onProblem }: VoucherActionsProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isRepeating, setRepeating] = useState(false);
  const { voidVoucher, isInFlight } = useVoidVoucher();
  const { id: voucherId, kind, version, status, recurring } = useFragment(
    graphql`
      fragment VoucherActions_voucher on Voucher {
        id
        kind
        version
        status
        recurring {
          isStopped
        }
      }
    `,
    key,
  );

  async function undo(reason: string) {
    const outcome = await voidVoucher({ voucherId, version, reason });
    setAsking(false);
    onProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    toast.success(t('It is taken back'));
    void router.invalidate();
  }

  if (status === 'VOID') return null;
  return (
    <>
      {(kind === 'EXPENSE' || kind === 'INCOME') && (
        <LinkButton to={kind === 'EXPENSE' ? '/expense/new-expense' : '/income/new-income'} search={{ edit: voucherId }}>
          {t('Change')}
        </LinkButton>
      )}
      {kind === 'EXPENSE' && recurring?.isStopped !== false && <Button onClick={() => setRepeating(true)}>{t('Repeat')}</Button>}
      <Button onClick={() => setAsking(true)}>{t('Void')}</Button>
      {isRepeating && <RepeatDialog voucherId={voucherId} onClose={() => setRepeating(false)} />}
      <ConfirmDialog
        title={t('Take it back?')}
        confirmLabel={t('Void it')}
        isOpen={isAsking}
        isDanger
        needsReason
        isPending={isInFlight}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => void undo(reason)}
      >
        {t('What it booked is booked back: on the same day, or today when that day is closed.')}
      </ConfirmDialog>
    </>
  );
}
