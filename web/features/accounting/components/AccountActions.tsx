import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { AccountActions_account$key } from '../../../__generated__/AccountActions_account.graphql.ts';
import { ProblemBanner } from '../../../forms/ProblemBanner.tsx';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { whenRefreshed } from '../../../relay/routeQuery.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { useCanSeeCost } from '../../../shell/useCanSeeCost.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useDeleteAccount } from '../mutations/useDeleteAccount.ts';
import { useUndoReconciliation } from '../mutations/useUndoReconciliation.ts';
import { useUpdateAccount } from '../mutations/useUpdateAccount.ts';
import { OpeningBalanceDialog } from './OpeningBalanceDialog.tsx';
import { RenameAccountDialog } from './RenameAccountDialog.tsx';

const PartyOpeningDialog = lazyPart(() => import('./PartyOpeningDialog.tsx'), 'PartyOpeningDialog', { onFailed: ({ onClose }) => onClose() });

/** Couriers and suppliers may have owed, or been owed, before the business used the app; what suppliers are owed is for who sees costs. */
const isOpened = (code: string, canSeeCost: boolean) => code === 'courier-receivable' || (code === 'supplier-payable' && canSeeCost);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-bottom: 14px;
`;

const Note = styled.span`
  color: ${token.ink2};
  font-size: 13px;
`;

/** The actions of an account. */
export function AccountActions({ account: key }: { account: AccountActions_account$key }) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const router = useRouter();
  const [open, setOpen] = useState<'NAME' | 'OPENING' | 'PARTY' | null>(null);
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const account = useFragment(
    graphql`
      fragment AccountActions_account on Account {
        id
        name
        version
        key
        kind
        isOwn
        isArchived
        reconciliations {
          id
          day
          statementBalance
        }
      }
    `,
    key,
  );
  const { id: accountId, key: code, name, version, kind, isOwn, isArchived, reconciliations } = account;
  const { updateAccount, isInFlight: isArchiving } = useUpdateAccount();
  const { deleteAccount, isInFlight: isDeleting } = useDeleteAccount();
  const { undoReconciliation, isInFlight: isUndoing } = useUndoReconciliation();
  const canSeeCost = useCanSeeCost();
  const isMoney = kind === 'MONEY';
  const [last] = reconciliations;

  function settle<Data>(outcome: CommandOutcome<Data>, message: string): boolean {
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(message);
    return outcome.ok;
  }

  async function readAgain() {
    await router.invalidate();
    await whenRefreshed();
    setProblem(null);
  }

  async function archive() {
    const outcome = await updateAccount({ accountId, version, name, isArchived: !isArchived });
    settle(outcome, isArchived ? t('{{name}} is in use again', { name }) : t('{{name}} is archived', { name }));
  }

  async function remove() {
    if (settle(await deleteAccount({ accountId, version }), t('{{name}} is removed', { name }))) void navigate({ to: '/accounts' });
  }

  async function undo() {
    if (settle(await undoReconciliation({ accountId }), t('The marks are off'))) void router.invalidate();
  }

  return (
    <>
      {problem && <ProblemBanner problem={problem} onReload={readAgain} onDismiss={() => setProblem(null)} />}
      <Row>
        {isMoney && !isArchived && (
          <>
            <LinkButton to="/accounts/$id/reconcile" params={{ id: accountId }}>{t('Reconcile')}</LinkButton>
            <Button onClick={() => setOpen('OPENING')}>{t('Opening balance')}</Button>
          </>
        )}
        {isOpened(code, canSeeCost) && <Button onClick={() => setOpen('PARTY')}>{t('Opening balance')}</Button>}
        <Button onClick={() => setOpen('NAME')}>{t('Rename')}</Button>
        {(isMoney || kind === 'CATEGORY') && code !== 'web-payments' && (
          <Button onClick={() => void archive()} isPending={isArchiving}>
            {isArchived ? t('Use again') : t('Archive')}
          </Button>
        )}
        {isOwn && <Button onClick={() => void remove()} isPending={isDeleting}>{t('Remove')}</Button>}
        {last && (
          <>
            <Note>
              {t('Agreed with the statement of {{day}}: {{amount}}', { day: formatDay(last.day), amount: formatTaka(last.statementBalance) })}
            </Note>
            <Button onClick={() => void undo()} isPending={isUndoing}>{t('Undo')}</Button>
          </>
        )}
      </Row>
      {open === 'NAME' && <RenameAccountDialog account={{ accountId, version, name, isArchived }} onClose={() => setOpen(null)} />}
      {open === 'PARTY' && <PartyOpeningDialog accountId={accountId} isOfCouriers={code === 'courier-receivable'} onClose={() => setOpen(null)} />}
      {open === 'OPENING' && <OpeningBalanceDialog accountId={accountId} canBeOverdrawn={code === 'bank' || isOwn} onClose={() => setOpen(null)} />}
    </>
  );
}
