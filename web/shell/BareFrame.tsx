import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SignOutButton } from '../features/identity/SignOutButton.tsx';
import { HOME } from '../features/identity/signInPath.ts';
import { itemsAt } from '../routes/menuAccess.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Mark } from '../ui/Mark.tsx';
import { MayFollow } from '../ui/MayFollow.ts';
import { token } from '../ui/theme/token.ts';
import { useCurrentPath } from './useCurrentPath.ts';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 60px;
  padding: 0 16px;
  border-bottom: 1px solid ${token.border};
  background: ${token.surface};

  > :last-child {
    margin-left: auto;
  }
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-width: 1100px;
  margin: 0 auto;
  padding: 20px 16px 32px;
  outline: none;
`;

/** The frame of a screen that is open although the gate is closed: no menu, but a way back and Sign Out. */
export function BareFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const path = useCurrentPath();
  // The gate is closed to every other screen, whatever the viewer may open once it is open.
  const follows = (address = '') => {
    const to = address.replace(/[?#].*/, '');
    return to === path || itemsAt(to).length === 0;
  };
  return (
    <>
      <Bar>
        <Mark />
        <LinkButton to={HOME} variant="quiet" icon={ArrowLeft}>
          {t('Back')}
        </LinkButton>
        <SignOutButton variant="quiet" />
      </Bar>
      <Main id="main" tabIndex={-1}>
        <MayFollow value={follows}>{children}</MayFollow>
      </Main>
    </>
  );
}
