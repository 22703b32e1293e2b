import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LiabilityActions_liability$key } from '../../../__generated__/LiabilityActions_liability.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useVoidLiability } from '../mutations/useVoidLiability.ts';
import { VoidDialog } from './VoidDialog.tsx';

// Loaded on demand: forms are the largest part of the page.
const PayLiabilityDialog = lazyPart(() => import('./PayLiabilityDialog.tsx'), 'PayLiabilityDialog', { onFailed: ({ onClose }) => onClose() });

interface LiabilityActionsProps {
  liability: LiabilityActions_liability$key;
}

/** The actions of a liability. */
export function LiabilityActions({ liability }: LiabilityActionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'PAY' | 'VOID' | null>(null);
  const { voidLiability } = useVoidLiability();
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

  if (status === 'VOID') return null;
  return (
    <>
      <LinkButton to="/liability/new-liability" search={{ edit: liabilityId }}>{t('Change')}</LinkButton>
      {paid === 0 && <Button onClick={() => setOpen('VOID')}>{t('Void it')}</Button>}
      {left > 0 && <Button variant="primary" onClick={() => setOpen('PAY')}>{t('Pay')}</Button>}
      {open === 'PAY' && <PayLiabilityDialog liability={{ liabilityId, version, left }} onClose={() => setOpen(null)} />}
      {open === 'VOID' && <VoidDialog onVoid={(reason) => voidLiability({ liabilityId, version, reason })} onClose={() => setOpen(null)} />}
    </>
  );
}
