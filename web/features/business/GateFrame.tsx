import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Mark } from '../../ui/Mark.tsx';
import { meaningColours, token } from '../../ui/theme/token.ts';
import type { Meaning } from '../../ui/theme/token.ts';

export interface GateFrameProps {
  title: string;
  icon: LucideIcon;
  meaning: Meaning;
  children: ReactNode;
  /** Buttons, the primary one first. */
  actions: ReactNode;
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: 24px 16px;
  background: ${token.bg};
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 20px;
  width: 100%;
  max-width: 520px;
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 16px;
  font-weight: 650;
`;

const Panel = styled.section`
  width: 100%;
  padding: 28px;
  border: 1px solid ${token.border};
  border-radius: 14px;
  background: ${token.surface};
  box-shadow: 0 1px 2px rgb(16 32 24 / 5%);

  @media (max-width: 639px) {
    padding: 20px;
  }
`;

const Sign = styled.span<{ $meaning: Meaning }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 12px;
  color: ${({ $meaning }) => meaningColours($meaning).text};
  background: ${({ $meaning }) => meaningColours($meaning).soft};

  svg {
    width: 22px;
    height: 22px;
    stroke-width: 1.75;
  }
`;

const Title = styled.h1`
  margin-top: 16px;
  font-size: 20px;
  font-weight: 650;
  line-height: 28px;
  letter-spacing: -0.01em;
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin-top: 6px;
  color: ${token.ink2};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 20px;
`;

/** The frame of a screen that replaces the app. */
export function GateFrame({ title, icon: Icon, meaning, children, actions }: GateFrameProps) {
  return (
    <Page id="main" tabIndex={-1}>
      <Column>
        <Brand>
          <Mark />
          Karbar
        </Brand>
        <Panel>
          <Sign $meaning={meaning} aria-hidden>
            <Icon />
          </Sign>
          <Title>{title}</Title>
          <Words>{children}</Words>
          <Actions>{actions}</Actions>
        </Panel>
      </Column>
    </Page>
  );
}
