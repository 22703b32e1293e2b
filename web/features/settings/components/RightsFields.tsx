import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { mayManage, refuseGrant } from '../../../../schema/rules/member-rules.ts';
import { msg } from '../../../../schema/rules/message.ts';
import type { MessageKey } from '../../../../schema/rules/message.ts';
import { PERMISSION_PRESETS } from '../../../../schema/rules/permission-presets.ts';
import { messageText } from '../../../messageText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { token } from '../../../ui/theme/token.ts';
import { grantOf, MEMBER_ROLES, presetRights, ROLE_WORDS, sameRights } from '../grant.ts';
import type { MemberRole } from '../grant.ts';
import { FlagMatrix } from './FlagMatrix.tsx';
import type { FlagMatrixProps } from './FlagMatrix.tsx';

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Label = styled.span`
  font-size: 12.5px;
  font-weight: 550;
  color: ${token.ink2};
`;

const ROLE_HELP: Record<MemberRole, MessageKey> = {
  MEMBER: msg('May do what is ticked below, and nothing else.'),
  ADMIN: msg('May do everything in this business except adding businesses.'),
  FOUNDER: msg('May do everything, add businesses and name other founders.'),
};

/** Role, presets and single flags. What the actor may not give is disabled or says why. */
export function RightsFields(props: FlagMatrixProps) {
  const { actor, rights, before, isReadOnly, onChange } = props;
  const { t } = useTranslation();
  const refusal = isReadOnly ? null : refuseGrant(actor, grantOf(rights), before && grantOf(before));
  return (
    <>
      {!isReadOnly && (
        <Presets role="group" aria-label={t('Start from')}>
          <Label aria-hidden>{t('Start from')}</Label>
          {PERMISSION_PRESETS.map((preset) => {
            const chosen = presetRights(preset);
            const isChosen = sameRights(rights, chosen);
            return (
              <Button
                key={preset.name}
                size="small"
                icon={isChosen ? Check : undefined}
                aria-pressed={isChosen}
                disabled={refuseGrant(actor, grantOf(chosen), before && grantOf(before)) !== null}
                onClick={() => onChange(chosen)}
              >
                {messageText(preset.name, t)}
              </Button>
            );
          })}
        </Presets>
      )}
      <Select
        label={t('Role')}
        name="role"
        options={MEMBER_ROLES.map((role) => ({
          id: role,
          label: messageText(ROLE_WORDS[role], t),
          isDisabled: !mayManage(actor, role),
        }))}
        value={rights.role}
        isDisabled={isReadOnly}
        description={messageText(ROLE_HELP[rights.role], t)}
        onChange={(role) => onChange({ ...rights, role: role as MemberRole })}
      />
      {refusal && <Banner meaning="warn" title={messageText(refusal, t)} />}
      <FlagMatrix {...props} />
    </>
  );
}
