import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import type { MessageKey } from '../../../../schema/rules/message.ts';
import type { InvitationCard_invitation$key } from '../../../__generated__/InvitationCard_invitation.graphql.ts';
import { messageText } from '../../../messageText.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useSwitchBusiness } from '../../business/useSwitchBusiness.ts';
import { HOME } from '../../identity/signInPath.ts';
import { useAcceptInvitation } from '../mutations/useAcceptInvitation.ts';
import { useDeclineInvitation } from '../mutations/useDeclineInvitation.ts';

interface InvitationCardProps {
  invitation: InvitationCard_invitation$key;
  onDeclined: () => void;
}

const Panel = styled.article`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};
  overflow-wrap: anywhere;
`;

const Name = styled.h2`
  font-size: 16px;
  font-weight: 600;
`;

const Words = styled.p`
  color: ${token.ink2};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const ROLE_WORDS: Record<string, MessageKey> = {
  MEMBER: msg('You would be a member, with the permissions that they give you.'),
  ADMIN: msg('You would be an admin.'),
  FOUNDER: msg('You would be a founder.'),
};

/** One business that invites the viewer. Accepting leads into it. */
export function InvitationCard({ invitation, onDeclined }: InvitationCardProps) {
  const { t } = useTranslation();
  const { businessId, businessName, role, invitedBy, invitedAt } = useFragment(
    graphql`
      fragment InvitationCard_invitation on Invitation {
        businessId
        businessName
        role
        invitedBy
        invitedAt
      }
    `,
    invitation,
  );
  const accepting = useAcceptInvitation();
  const declining = useDeclineInvitation();
  const { switchBusiness, isInFlight: isSwitching } = useSwitchBusiness();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<CommandProblem | null>(null);

  async function accept() {
    const outcome = await accepting.acceptInvitation(businessId);
    if (!outcome.ok) return setProblem(outcome.problem);
    await switchBusiness(businessId, HOME);
  }

  async function decline() {
    const outcome = await declining.declineInvitation(businessId);
    setAsking(false);
    if (!outcome.ok) return setProblem(outcome.problem);
    onDeclined();
  }

  const date = formatDay(invitedAt);
  const roleWords = ROLE_WORDS[role];
  return (
    <Panel aria-label={businessName}>
      <Name>{businessName}</Name>
      <Words>
        {invitedBy
          ? t('{{name}} invited you on {{date}}.', { name: invitedBy, date })
          : t('You were invited on {{date}}.', { date })}{' '}
        {roleWords && messageText(roleWords, t)}
      </Words>
      <Words>{t('Once you accept, they see your name and when you were last signed in.')}</Words>
      {problem && <Banner meaning="bad" title={problem.message} />}
      <Actions>
        <Button
          variant="primary"
          isPending={accepting.isInFlight || isSwitching}
          onClick={() => void accept()}
        >
          {t('Accept')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t('Decline')}</Button>
      </Actions>
      <ConfirmDialog
        title={t('Decline the invitation of {{name}}?', { name: businessName })}
        confirmLabel={t('Decline')}
        isOpen={isAsking}
        isPending={declining.isInFlight}
        onClose={() => setAsking(false)}
        onConfirm={() => void decline()}
      >
        {t('They can invite you again.')}
      </ConfirmDialog>
    </Panel>
  );
}
