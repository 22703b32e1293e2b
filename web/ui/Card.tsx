import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from './theme/token.ts';

export interface CardProps {
  title?: ReactNode;
  icon?: LucideIcon;
  /** Beside the title: a badge. */
  mark?: ReactNode;
  /** At the end of the title line: buttons. */
  actions?: ReactNode;
  children: ReactNode;
  /** No padding, for a table that has its own. */
  isFlush?: boolean;
}

const Box = styled.section<{ $isFlush: boolean }>`
  min-width: 0;
  padding: ${({ $isFlush }) => ($isFlush ? 0 : '16px')};
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  overflow: ${({ $isFlush }) => ($isFlush ? 'hidden' : 'visible')};
`;

const Top = styled.header<{ $isFlush: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  margin-bottom: 10px;
  padding: ${({ $isFlush }) => ($isFlush ? '14px 16px 0' : 0)};

  > svg {
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
    color: ${token.ink2};
  }
`;

const Title = styled.h2`
  font-size: 13.5px;
  font-weight: 650;
`;

const Actions = styled.div`
  display: flex;
  gap: 4px;
  margin: -5px -6px -5px auto;
`;

/** A bordered group of facts or fields. */
export function Card({ title, icon: Icon, mark, actions, children, isFlush = false }: CardProps) {
  return (
    <Box $isFlush={isFlush}>
      {(title || actions) && (
        <Top $isFlush={isFlush}>
          {Icon && <Icon aria-hidden />}
          {title && <Title>{title}</Title>}
          {mark}
          {actions && <Actions>{actions}</Actions>}
        </Top>
      )}
      {children}
    </Box>
  );
}
