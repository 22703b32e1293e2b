import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Grant } from '../../../../schema/rules/permissions.ts';
import { messageText } from '../../../messageText.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { token } from '../../../ui/theme/token.ts';
import { FLAG_GROUPS } from '../flagGroups.ts';
import { isFixed, mayGive, passes, withFlag } from '../grant.ts';
import type { Rights } from '../grant.ts';

export interface FlagMatrixProps {
  /** The person who edits the rights. */
  actor: Grant;
  rights: Rights;
  /** The member's saved rights; null for a new member. */
  before: Rights | null;
  isReadOnly: boolean;
  onChange: (rights: Rights) => void;
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Title = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  font-size: 12.5px;
  font-weight: 550;
  color: ${token.ink2};
`;

const Flags = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 10px 16px;
`;

/**
 * All permission flags, each with what it allows. Disabled: flags that the role implies or that the actor may not
 * give.
 */
export function FlagMatrix({ actor, rights, before, isReadOnly, onChange }: FlagMatrixProps) {
  const { t } = useTranslation();
  return FLAG_GROUPS.map(({ title, flags }) => (
    <Group key={title}>
      <Title>{messageText(title, t)}</Title>
      <Flags>
        {flags.map(({ flag, label, help }) => (
          <Checkbox
            key={flag}
            label={messageText(label, t)}
            description={messageText(help, t)}
            isSelected={passes(rights, flag)}
            isDisabled={isReadOnly || isFixed(rights.role, flag) || !mayGive(actor, flag, before)}
            onChange={(isSet) => onChange(withFlag(rights, flag, isSet))}
          />
        ))}
      </Flags>
    </Group>
  ));
}
