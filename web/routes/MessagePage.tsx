import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../ui/theme/token.ts';

export interface MessagePageProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** Links onward. */
  actions: ReactNode;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 460px;
  margin: 0 auto;
  padding: 12vh 16px 48px;
  text-align: center;
  color: ${token.ink2};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: 16px;
  border-radius: 14px;
  color: ${token.ink2};
  background: ${token.surface2};

  svg {
    width: 24px;
    height: 24px;
    stroke-width: 1.75;
  }
`;

const Title = styled.h1`
  margin-bottom: 6px;
  font-size: 20px;
  font-weight: 650;
  line-height: 28px;
  color: ${token.ink};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
  margin-top: 20px;
`;

/** A page with one message: not found, no access. */
export function MessagePage({ icon: Icon, title, children, actions }: MessagePageProps) {
  return (
    <Box>
      <Sign aria-hidden>
        <Icon />
      </Sign>
      <Title>{title}</Title>
      <p>{children}</p>
      <Actions>{actions}</Actions>
    </Box>
  );
}
