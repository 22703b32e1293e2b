import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { chooseLanguage, chosenLanguage } from '../../i18n.ts';
import { COMPLETE_LANGUAGES, LANGUAGES } from '../../languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { media, token } from '../../ui/theme/token.ts';

export interface AuthFrameProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Below the panel: the link to the other page. */
  footer?: ReactNode;
}

const Page = styled.main`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 20px;
  min-height: 100dvh;
  padding: 24px 16px;
  background: radial-gradient(900px 420px at 50% -120px, ${token.accentSoft}, transparent 70%), ${token.bg};
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  border-radius: ${token.radius};
  font-size: 17px;
  font-weight: 650;
  letter-spacing: -0.01em;
`;

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: 20px;
  width: 100%;
  max-width: 400px;
  padding: 28px;
  border: 1px solid ${token.border};
  border-radius: 14px;
  background: ${token.surface};
  box-shadow: 0 1px 2px rgb(16 32 24 / 5%);

  ${media.phone} {
    padding: 20px;
  }
`;

const Title = styled.h1`
  font-size: 20px;
  font-weight: 650;
  line-height: 28px;
  letter-spacing: -0.01em;
`;

const Intro = styled.p`
  margin-top: 4px;
  color: ${token.ink2};
`;

const Footer = styled.p`
  text-align: center;
  color: ${token.ink2};
`;

/** The frame of the pages for signing in, signing up and the links in e-mails. There is no user menu: the language is chosen here. */
export function AuthFrame({ title, intro, children, footer }: AuthFrameProps) {
  const { t } = useTranslation();
  return (
    <Page id="main">
      <Brand to="/" aria-label={t('Karbar, start page')}>
        <Mark />
        Karbar
      </Brand>
      <Panel>
        <div>
          <Title>{title}</Title>
          {intro && <Intro>{intro}</Intro>}
        </div>
        {children}
      </Panel>
      {footer && <Footer>{footer}</Footer>}
      {COMPLETE_LANGUAGES.filter((language) => language !== chosenLanguage()).map((language) => (
        <Button key={language} variant="quiet" lang={language} onClick={() => chooseLanguage(language)}>
          {LANGUAGES[language]}
        </Button>
      ))}
    </Page>
  );
}
