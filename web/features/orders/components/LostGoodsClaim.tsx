import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { LostGoodsClaim_trail$key } from '../../../__generated__/LostGoodsClaim_trail.graphql.ts';
import { FormMoneyField, FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { token } from '../../../ui/theme/token.ts';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { useReceiveCompensation } from '../../delivery/mutations/useReceiveCompensation.ts';
import { useWriteOffClaim } from '../../delivery/mutations/useWriteOffClaim.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid ${token.border};

  p {
    flex: 1 1 240px;
    margin: 0;
  }
`;

interface LostGoodsClaimProps {
  orderId: string;
  trail: LostGoodsClaim_trail$key;
  /** Reads the trail again. */
  onDecided: () => void;
}

/** What the courier owes for lost goods: statements pay it, and what comes beside them or never is entered here. */
export function LostGoodsClaim({ orderId, trail, onDecided }: LostGoodsClaimProps) {
  const { t } = useTranslation();
  const mayEnter = useCan('deliveryMethod');
  const mayWriteOff = useCan('ADMIN');
  const [step, setStep] = useState<'paid' | 'write-off' | null>(null);
  const { courierName: courier, claimed, claimOpen } = useFragment(
    graphql`
      fragment LostGoodsClaim_trail on MoneyTrail {
        courierName
        claimed
        claimOpen
      }
    `,
    trail,
  );
  if (claimed === 0) return null;
  const dialog = {
    orderId, courier, open: claimOpen,
    onClose: () => setStep(null),
    onDone: () => {
      setStep(null);
      onDecided();
    },
  };
  return (
    <Box>
      <p>
        {claimOpen === 0
          ? t('The claim of {{amount}} for lost goods is closed.', { amount: formatTaka(claimed) })
          : t('{{courier}} owes {{open}} of {{amount}} for lost goods.', { courier, open: formatTaka(claimOpen), amount: formatTaka(claimed) })}
      </p>
      {claimOpen !== 0 && mayEnter && <Button size="small" onClick={() => setStep('paid')}>{t('The courier has paid for it')}</Button>}
      {claimOpen !== 0 && mayWriteOff && <Button size="small" onClick={() => setStep('write-off')}>{t('Write the claim off')}</Button>}
      {step === 'paid' && <PaidDialog {...dialog} />}
      {step === 'write-off' && <WriteOffDialog {...dialog} />}
    </Box>
  );
}

interface ClaimDialogProps {
  orderId: string;
  courier: string;
  open: number;
  onClose: () => void;
  onDone: () => void;
}

function PaidDialog({ orderId, courier, open, onClose, onDone }: ClaimDialogProps) {
  const { t } = useTranslation();
  const { receiveCompensation } = useReceiveCompensation();
  const accounts = useMoneyAccounts();
  const form = useCommandForm({
    saved: { amount: open, account: 'BANK', note: '' },
    save: ({ amount, account, note }) => receiveCompensation({ orderId, amount, note, ...chosenAccount(account) }),
    onSaved: onDone,
  });
  return (
    <FormDialog form={form} title={t('{{courier}} has paid for lost goods', { courier })} submitLabel={t('Book it')} width={440} onClose={onClose}>
      <p>{t('It pays the claim. What exceeds {{open}} is other income. What stands on a statement is booked by the statement.', { open: formatTaka(open) })}</p>
      <FormMoneyField form={form} name="amount" label={t('Amount')} isRequired />
      <FormSelect form={form} name="account" label={t('Money account')} options={accounts} isRequired />
      <FormTextField form={form} name="note" label={t('What the courier said')} maxLength={300} isRequired />
    </FormDialog>
  );
}

function WriteOffDialog({ orderId, open, onClose, onDone }: ClaimDialogProps) {
  const { t } = useTranslation();
  const { writeOffClaim } = useWriteOffClaim();
  const form = useCommandForm({ saved: { note: '' }, save: ({ note }) => writeOffClaim({ orderId, note }), onSaved: onDone });
  return (
    <FormDialog form={form} title={t('Write the claim off')} submitLabel={t('Write off')} width={440} isDanger onClose={onClose}>
      <p>{t('{{open}} becomes a loss. The courier is asked for it no more.', { open: formatTaka(open) })}</p>
      <FormTextField form={form} name="note" label={t('Why')} maxLength={300} isRequired autoFocus />
    </FormDialog>
  );
}
