import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime, formatDay } from '../../../../schema/rules/format.ts';
import type { Grant } from '../../../../schema/rules/permissions.ts';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useProblemBanner } from '../../../forms/ProblemBanner.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { StateWord } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { statusMeaning, statusText } from '../../../ui/statusMeaning.ts';
import { toast } from '../../../ui/toast.tsx';
import { rightsOf } from '../grant.ts';
import { useUpdateMember } from '../mutations/useUpdateMember.ts';
import { MemberAccess } from './MemberAccess.tsx';
import { memberName } from '../memberColumns.tsx';
import type { MemberRow } from '../memberColumns.tsx';
import { RightsFields } from './RightsFields.tsx';

interface MemberDrawerProps {
  actor: Grant;
  member: MemberRow;
  onClose: () => void;
  /** Called when the list has changed or was out of date. */
  onChanged: (member: MemberRow) => unknown;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

/** One member: personal data, rights and access. */
export function MemberDrawer({ actor, member, onClose, onChanged }: MemberDrawerProps) {
  const { t } = useTranslation();
  const before = rightsOf(member);
  const { updateMember } = useUpdateMember();
  const name = memberName(member);
  const [accessProblem, setAccessProblem] = useProblemBanner(name, async () => onChanged(member));
  const canEdit = member.viewerMayChange;
  const form = useCommandForm({
    saved: { rights: before },
    save: ({ rights }) => updateMember({ memberId: member.id, version: member.version, ...rights }),
    onSaved: () => {
      toast.success(t('The rights of {{name}} are changed', { name }));
      onChanged(member);
      onClose();
    },
  });
  const rights = useWatch({ control: form.control, name: 'rights' });

  return (
    <FormDrawer
      hasAddress
      form={form}
      title={name}
      submitLabel={t('Save')}
      canSubmit={canEdit}
      width={600}
      onClose={onClose}
      onReload={() => onChanged(member)}
      above={
      <Stack>
        {accessProblem}
        {!canEdit && <Banner meaning="info" title={t('You cannot change a member above your own role')} />}
        <DescriptionList
          items={[
            { id: 'email', term: t('E-mail'), value: member.email },
            { id: 'status', term: t('Status'), value: <StateWord meaning={statusMeaning(member.status)}>{statusText(member.status, t)}</StateWord> },
            { id: 'joined', term: t('Member since'), value: formatDay(member.createdAt) },
            {
              id: 'seen',
              term: t('Last seen'),
              value: member.lastSeenAt ? formatDateTime(member.lastSeenAt) : t('Never signed in'),
            },
          ]}
        />
        {canEdit && (
          <MemberAccess member={member} onProblem={setAccessProblem} onChanged={() => onChanged(member)} />
        )}
      </Stack>
      }
    >
      <RightsFields
        actor={actor}
        rights={rights}
        before={before}
        isReadOnly={!canEdit}
        onChange={(next) => form.change('rights', next)}
      />
    </FormDrawer>
  );
}
