import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grant } from '../../../../schema/rules/permissions.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldRow, Form } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Rights } from '../grant.ts';
import { useInviteMember } from '../mutations/useInviteMember.ts';
import { MemberProblem } from './MemberProblem.tsx';
import { RightsFields } from './RightsFields.tsx';

interface InviteDialogProps {
  actor: Grant;
  onClose: () => void;
  onInvited: () => void;
}

const NOTHING: Rights = { role: 'MEMBER', flags: [] };

/** Asks whom to invite, and what they may do. */
export function InviteDialog({ actor, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [rights, setRights] = useState(NOTHING);
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { inviteMember, isInFlight } = useInviteMember();

  async function invite() {
    const outcome = await inviteMember({ email: email.trim(), name: name.trim() || undefined, ...rights });
    if (!outcome.ok) return setProblem(outcome.problem);
    toast.success(t('Invitation sent to {{email}}', { email: email.trim() }));
    onInvited();
    onClose();
  }

  const fields = problem?.fields ?? {};
  return (
    <Dialog
      title={t('Invite a user')}
      isOpen
      onClose={onClose}
      isDismissable={false}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isInFlight}>
            {t('Send invitation')}
          </Button>
        </>
      }
    >
      <Form id={formId} hasSaveKey={false} errors={fields} onSubmit={() => void invite()}>
        {problem && Object.keys(fields).length === 0 && <MemberProblem problem={problem} />}
        <FieldRow>
          <TextField
            label={t('E-mail')}
            name="email"
            type="email"
            value={email}
            onChange={setEmail}
            autoComplete="off"
            maxLength={254}
            isRequired
            autoFocus
          />
          <TextField
            label={t('Name')}
            name="name"
            value={name}
            onChange={setName}
            autoComplete="off"
            maxLength={100}
          />
        </FieldRow>
        <RightsFields actor={actor} rights={rights} before={null} isReadOnly={false} onChange={setRights} />
      </Form>
    </Dialog>
  );
}
