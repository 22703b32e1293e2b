import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import type { Grant } from '../../../../schema/rules/permissions.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { FieldRow } from '../../../ui/Form.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Rights } from '../grant.ts';
import { useInviteMember } from '../mutations/useInviteMember.ts';
import { RightsFields } from './RightsFields.tsx';

interface InviteDialogProps {
  actor: Grant;
  onClose: () => void;
  onInvited: () => void;
}

const NOTHING: Rights = { role: 'MEMBER', flags: [] };
const NOBODY = { email: '', name: '', rights: NOTHING };

/** Asks for the e-mail address and the rights of a new member. */
export function InviteDialog({ actor, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation();
  const { inviteMember } = useInviteMember();
  const form = useCommandForm({
    saved: NOBODY,
    save: ({ email, name, rights }) =>
      inviteMember({ email: email.trim(), name: name.trim() || undefined, ...rights }),
    onSaved: (_member, { email }) => {
      toast.success(t('Invitation sent to {{email}}', { email: email.trim() }));
      onInvited();
      onClose();
    },
  });
  const rights = useWatch({ control: form.control, name: 'rights' });

  return (
    <FormDialog
      form={form}
      title={t('Invite a user')}
      submitLabel={t('Send invitation')}
      width={640}
      onClose={onClose}
    >
      <FieldRow>
        <FormTextField
          form={form}
          label={t('E-mail')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          isRequired
          autoFocus
        />
        <FormTextField form={form} label={t('Name')} name="name" autoComplete="off" maxLength={100} />
      </FieldRow>
      <RightsFields
        actor={actor}
        rights={rights}
        before={null}
        isReadOnly={false}
        onChange={(next) => form.change('rights', next)}
      />
    </FormDialog>
  );
}
