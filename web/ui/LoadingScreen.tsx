import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { Mark } from './Mark.tsx';
import { token } from './theme/token.ts';

export interface LoadingScreenProps {
  message?: string;
  /** The Sign Out button. */
  action?: ReactNode;
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 14px;
  min-height: 100dvh;
  padding: 24px;
  text-align: center;
  color: ${token.ink2};
  background: ${token.bg};

  > svg {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

/** Fills the window while nothing can be shown yet. */
export function LoadingScreen({ message, action }: LoadingScreenProps) {
  const { t } = useTranslation();
  return (
    <Page role="status">
      <Mark size={40} />
      <p>{message ?? t('Loading…')}</p>
      {action}
    </Page>
  );
}
