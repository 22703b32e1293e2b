import { ArrowRight } from 'lucide-react';
import i18n from 'i18next';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { chosenLanguage, storeLanguage } from '../../i18n.ts';
import { LANGUAGES } from '../../languages.ts';
import type { Language } from '../../languages.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { media, token } from '../../ui/theme/token.ts';
import { hasSignedIn } from '../identity/signedInMark.ts';
import { HOME } from '../identity/signInPath.ts';
import { BANGLA_TEXTS } from './banglaTexts.ts';
import { FeatureGrid } from './FeatureGrid.tsx';
import { PriceTable } from './PriceTable.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const Page = styled.div`
  min-height: 100dvh;
  background: radial-gradient(1200px 600px at 50% -160px, ${token.accentSoft}, transparent 70%), ${token.bg};
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 1120px;
  margin: 0 auto;
  padding: 16px 24px;

  ${media.phone} {
    padding: 12px 16px;
  }
`;

const Brand = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  font-size: 17px;
  font-weight: 650;
  letter-spacing: -0.01em;

  span {
    font-weight: 500;
    color: ${token.ink3};
  }
`;

const Main = styled.main`
  max-width: 1120px;
  margin: 0 auto;
  padding: 0 24px 72px;

  ${media.phone} {
    padding: 0 16px 48px;
  }
`;

const Hero = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 18px;
  padding: 72px 0 48px;
  text-align: center;

  ${media.phone} {
    padding: 40px 0 32px;
  }
`;

const Headline = styled.h1`
  max-width: 18ch;
  font-size: clamp(32px, 5.2vw, 54px);
  font-weight: 700;
  line-height: 1.12;
  letter-spacing: -0.03em;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 56ch;
  font-size: 17px;
  line-height: 27px;
  color: ${token.ink2};
  text-wrap: pretty;
`;

const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 6px;
`;

const Small = styled.p`
  font-size: 13px;
  color: ${token.ink3};
`;

const Footer = styled.footer`
  padding: 20px 24px 32px;
  border-top: 1px solid ${token.border};
  font-size: 13px;
  text-align: center;
  color: ${token.ink3};
`;

/** `/`: what Karbar does for a seller, in five seconds. */
export function LandingPage() {
  return <Landing language={chosenLanguage()} />;
}

/** `/bn`: the same page in Bangla, whatever language the app speaks. */
export function BanglaLandingPage() {
  const [bangla] = useState(() => {
    const instance = i18n.cloneInstance({ lng: 'bn' });
    instance.addResourceBundle('bn', 'landing', BANGLA_TEXTS);
    instance.setDefaultNamespace('landing');
    return instance;
  });
  return (
    <I18nextProvider i18n={bangla} defaultNS="landing">
      <div lang="bn">
        <Landing language="bn" />
      </div>
    </I18nextProvider>
  );
}

const OTHER = { en: { to: '/bn', language: 'bn' }, bn: { to: '/', language: 'en' } } as const;

/** Whoever reads it in one language goes on in that one, also where the app was in the other until then. */
function Landing({ language }: { language: Language }) {
  const { t } = useTranslation();
  const goOn = { reloadDocument: language !== chosenLanguage(), onClick: () => storeLanguage(language) };
  const other = OTHER[language];
  const [isKnown] = useState(hasSignedIn);
  return (
    <Page>
      <Header>
        <Brand>
          <Mark />
          Karbar <span lang="bn">কারবার</span>
        </Brand>
        <LinkButton to={other.to} variant="quiet" lang={other.language} reloadDocument onClick={() => storeLanguage(other.language)}>
          {LANGUAGES[other.language]}
        </LinkButton>
        {isKnown ? (
          <LinkButton to={HOME} variant="primary" {...goOn}>
            {t('Open Karbar')}
          </LinkButton>
        ) : (
          <LinkButton to="/sign-in" {...goOn}>{t('Sign in')}</LinkButton>
        )}
      </Header>
      <Main id="main">
        <Hero>
          <Headline>{t('Run your whole online shop from one screen')}</Headline>
          <Lead>
            {t(
              'Orders from your website, the phone and Messenger, stock, parcels, cash on delivery, SMS and profit: Karbar keeps them together, so that nothing is forgotten and every taka is accounted for.',
            )}
          </Lead>
          <Calls>
            <LinkButton to="/sign-up-for-trial" variant="primary" size="large" {...goOn}>
              {t('Start free trial')}
              <ArrowRight aria-hidden />
            </LinkButton>
            {!isKnown && (
              <LinkButton to="/sign-in" size="large" {...goOn}>
                {t('Sign in')}
              </LinkButton>
            )}
          </Calls>
          <Small>{t('Made for sellers in Bangladesh. No card needed.')}</Small>
        </Hero>
        <ProductPicture />
        <FeatureGrid />
        <PriceTable />
      </Main>
      <Footer>{t('Karbar, the back office of online sellers')}</Footer>
    </Page>
  );
}
