import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Avatar } from '../Avatar.tsx';
import { token } from '../theme/token.ts';
import { Tooltip } from '../Tooltip.tsx';

export interface AvatarButtonProps extends Omit<
  ComponentProps<'button'>,
  'name' | 'children' | 'aria-label'
> {
  /** Whose letters. */
  name: string;
  label: string;
}

const Round = styled.button`
  display: grid;
  place-items: center;
  width: ${token.control};
  height: ${token.control};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &:hover {
    background: ${token.surface2};
  }
`;

/** The letters of the signed-in person, as a button. */
export function AvatarButton({ name, label, ...attributes }: AvatarButtonProps) {
  return (
    <Tooltip text={label}>
      <Round type="button" {...attributes} aria-label={label}>
        <Avatar name={name} />
      </Round>
    </Tooltip>
  );
}
