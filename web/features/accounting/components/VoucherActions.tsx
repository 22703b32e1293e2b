import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { VoucherActions_voucher$key } from '../../../__generated__/VoucherActions_voucher.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { useVoidVoucher } from '../mutations/useVoidVoucher.ts';
import { VoidDialog } from './VoidDialog.tsx';

// Loaded on use: its form is larger than the page.
const RepeatDialog = lazyPart(() => import('./RepeatDialog.tsx'), 'RepeatDialog', { onFailed: ({ onClose }) => onClose() });

interface VoucherActionsProps {
  voucher: VoucherActions_voucher$key;
}

const FORMS = { EXPENSE: '/expense/new-expense', INCOME: '/income/new-income', AD_EXPENSE: '/expense/new-ad-expense' } as const;

/** The actions of a voucher that is not void. */
export function VoucherActions({ voucher: key }: VoucherActionsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isRepeating, setRepeating] = useState(false);
  const { voidVoucher } = useVoidVoucher();
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

  if (status === 'VOID') return null;
  return (
    <>
      {(kind === 'EXPENSE' || kind === 'INCOME' || kind === 'AD_EXPENSE') && (
        <LinkButton to={FORMS[kind]} search={{ edit: voucherId }}>
          {t('Change')}
        </LinkButton>
      )}
      {kind === 'EXPENSE' && recurring?.isStopped !== false && <Button ref={passFocusOn} onClick={() => setRepeating(true)}>{t('Repeat')}</Button>}
      <Button onClick={() => setAsking(true)}>{t('Void it')}</Button>
      {isRepeating && <RepeatDialog voucherId={voucherId} onClose={() => setRepeating(false)} />}
      {isAsking && <VoidDialog onVoid={(reason) => voidVoucher({ voucherId, version, reason })} onClose={() => setAsking(false)} />}
    </>
  );
}
