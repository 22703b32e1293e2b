import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime, formatDay } from '../../../../schema/rules/format.ts';
import type { Grant } from '../../../../schema/rules/permissions.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Form } from '../../../ui/Form.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.tsx';
import { rightsOf, sameRights } from '../grant.ts';
import { useUpdateMember } from '../mutations/useUpdateMember.ts';
import { MemberAccess } from './MemberAccess.tsx';
import { memberName } from '../memberColumns.tsx';
import type { MemberRow } from '../memberColumns.tsx';
import { MemberProblem } from './MemberProblem.tsx';
import { RightsFields } from './RightsFields.tsx';

interface MemberDrawerProps {
  actor: Grant;
  member: MemberRow;
  onClose: () => void;
  /** The list has changed, or was not what the viewer saw. */
  onChanged: (member: MemberRow) => void;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

/** One member: what is known of them, what they may do, and whether they may come in. */
export function MemberDrawer({ actor, member, onClose, onChanged }: MemberDrawerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const before = rightsOf(member);
  const [rights, setRights] = useState(before);
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { updateMember, isInFlight } = useUpdateMember();
  const name = memberName(member);
  const canEdit = member.viewerMayChange;

  async function save() {
    const outcome = await updateMember({ memberId: member.id, version: member.version, ...rights });
    if (!outcome.ok) return setProblem(outcome.problem);
    toast.success(t('The rights of {{name}} are changed', { name }));
    onChanged(member);
    onClose();
  }

  function reload() {
    onChanged(member);
    onClose();
  }

  return (
    <Drawer
      title={name}
      isOpen
      onClose={onClose}
      width={600}
      footer={
        canEdit ? (
          <>
            <Button onClick={onClose}>{t('Go back')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={isInFlight}
              disabled={sameRights(rights, before)}
            >
              {t('Save')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack>
        {problem && <MemberProblem problem={problem} onReload={reload} />}
        {!canEdit && <Banner meaning="info" title={t('You cannot change a member above your own role')} />}
        <DescriptionList
          items={[
            { id: 'email', term: t('E-mail'), value: member.email },
            { id: 'status', term: t('Status'), value: <StatusBadge status={member.status} /> },
            { id: 'joined', term: t('Member since'), value: formatDay(member.createdAt) },
            {
              id: 'seen',
              term: t('Last seen'),
              value: member.lastSeenAt ? formatDateTime(member.lastSeenAt) : t('Never signed in'),
            },
          ]}
        />
        {canEdit && (
          <MemberAccess member={member} onProblem={setProblem} onChanged={() => onChanged(member)} />
        )}
        <Form id={formId} onSubmit={() => void save()}>
          <RightsFields
            actor={actor}
            rights={rights}
            before={before}
            isReadOnly={!canEdit}
            onChange={setRights}
          />
        </Form>
      </Stack>
    </Drawer>
  );
}
