import { LogOut, MailPlus, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useEndMemberSessions } from '../mutations/useEndMemberSessions.ts';
import { useResendInvitation } from '../mutations/useResendInvitation.ts';
import { useSetMemberDisabled } from '../mutations/useSetMemberDisabled.ts';
import { memberName } from '../memberColumns.tsx';
import type { MemberRow } from '../memberColumns.tsx';

interface MemberAccessProps {
  member: MemberRow;
  /** Null when an action succeeded. */
  onProblem: (problem: CommandProblem | null) => void;
  onChanged: () => void;
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A member's access to the business: invite again, sign out, disable, enable. */
export function MemberAccess({ member, onProblem, onChanged }: MemberAccessProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'disable' | 'signOut' | null>(null);
  const disabling = useSetMemberDisabled();
  const ending = useEndMemberSessions();
  const inviting = useResendInvitation();
  const { id: memberId, status, isViewer } = member;
  const name = memberName(member);

  const setDisabled = (disabled: boolean) => disabling.setMemberDisabled({ memberId, disabled });

  async function finish(step: Promise<CommandOutcome<unknown>>, message: string): Promise<void> {
    const outcome = await step;
    setAsking(null);
    onProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    toast.success(message);
    onChanged();
  }

  return (
    <Buttons>
      {status === 'INVITED' && (
        <Button
          icon={MailPlus}
          isPending={inviting.isInFlight}
          onClick={() =>
            void finish(
              inviting.resendInvitation({ memberId }),
              t('Invitation sent to {{email}}', { email: member.email }),
            )
          }
        >
          {t('Send invitation again')}
        </Button>
      )}
      {status === 'ACTIVE' && (
        <Button icon={LogOut} onClick={() => setAsking('signOut')}>
          {t('Sign out of this business')}
        </Button>
      )}
      {status === 'DISABLED' ? (
        <Button
          icon={UserCheck}
          isPending={disabling.isInFlight}
          onClick={() => void finish(setDisabled(false), t('{{name}} may come in again', { name }))}
        >
          {t('Enable')}
        </Button>
      ) : !isViewer && (
        <Button icon={UserX} onClick={() => setAsking('disable')}>
          {t('Disable')}
        </Button>
      )}
      <ConfirmDialog
        title={t('Disable {{name}}?', { name })}
        confirmLabel={t('Disable')}
        isOpen={asking === 'disable'}
        isPending={disabling.isInFlight}
        isDanger
        onClose={() => setAsking(null)}
        onConfirm={() => void finish(setDisabled(true), t('{{name}} is disabled', { name }))}
      >
        {t(
          'They are out of this business at once and cannot come back into it. Their seat is free for somebody else, and what they did stays.',
        )}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('Sign {{name}} out of this business?', { name })}
        confirmLabel={t('Sign out')}
        isOpen={asking === 'signOut'}
        isPending={ending.isInFlight}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          void finish(ending.endMemberSessions({ memberId }), t('{{name}} is signed out', { name }))
        }
      >
        {t('They have to sign in again on every phone and computer to come back. Their other businesses stay.')}
      </ConfirmDialog>
    </Buttons>
  );
}
