import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar } from '../Avatar.tsx';
import { token } from '../theme/token.ts';

export interface SwitcherButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  /** Of the business. */
  name: string;
  /** In place of the first letter. */
  logoUrl?: string | null;
  isCollapsed: boolean;
  isPending?: boolean;
}

const StyledButton = styled.button<{ $isCollapsed: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $isCollapsed }) => ($isCollapsed ? 'center' : 'flex-start')};
  gap: 10px;
  width: 100%;
  min-width: 0;
  height: 44px;
  padding: 0 8px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};
  font-weight: 600;
  text-align: start;
  color: ${token.ink};
  background: ${token.surface};
  cursor: pointer;
  transition: background ${token.fast};

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.surface2};
  }

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.6;
  }

  > img {
    flex: none;
    border-radius: ${token.radiusSmall};
    /* As on paper, in both themes. */
    background: white;
    object-fit: contain;
  }

  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg {
    flex: none;
    width: 16px;
    height: 16px;
    stroke-width: 1.75;
    color: ${token.ink3};
  }
`;

/** Shows the selected business by its logo or first letter, with its name when there is room. */
export function SwitcherButton(props: SwitcherButtonProps) {
  const { name, logoUrl, isCollapsed, isPending = false, ...attributes } = props;
  const { t } = useTranslation();
  return (
    <StyledButton
      type="button"
      {...attributes}
      aria-label={t('Business {{name}}, switch', { name })}
      aria-busy={isPending || undefined}
      $isCollapsed={isCollapsed}
    >
      {logoUrl ? (
        <img src={logoUrl} alt="" width={28} height={28} />
      ) : (
        <Avatar name={name} shape="square" size={28} />
      )}
      {!isCollapsed && <span>{name}</span>}
      {!isCollapsed && <ChevronsUpDown aria-hidden />}
    </StyledButton>
  );
}
