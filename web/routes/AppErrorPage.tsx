import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { referenceIdOf } from '../relay/GatewayError.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ExternalLink } from '../ui/TextLink.tsx';

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`;

/** The outermost error page: something outside all screens has failed. */
export function AppErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <Page>
      <ErrorState
        isPage
        title={t('Karbar could not be shown')}
        onRetry={() => window.location.reload()}
        action={<ExternalLink href="/">{t('Start page')}</ExternalLink>}
        referenceId={referenceIdOf(error)}
      />
    </Page>
  );
}
