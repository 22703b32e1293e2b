import { RotateCw, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { token } from '../../ui/theme/token.ts';
import { SignOutButton } from '../identity/SignOutButton.tsx';
import { GateFrame } from './GateFrame.tsx';

const ErrorText = styled.p`
  padding: 10px 12px;
  border-radius: ${token.radius};
  font: 12.5px/18px ${token.fontMono};
  color: ${token.ink2};
  background: ${token.surface2};
  user-select: text;
`;

/** The business could not be loaded. Retry loads the whole page again. */
export function ConnectionErrorScreen({ message, referenceId }: { message: string; referenceId?: string }) {
  const { t } = useTranslation();
  return (
    <GateFrame
      title={t('Connection Error')}
      icon={WifiOff}
      meaning="bad"
      actions={
        <>
          <Button variant="primary" icon={RotateCw} onClick={() => window.location.reload()}>
            {t('Retry')}
          </Button>
          <SignOutButton />
        </>
      }
    >
      <p>
        {t(
          "We're having trouble connecting to the server. This might be due to a network issue or our server might be temporarily down.",
        )}
      </p>
      <ErrorText>
        {message}
        {referenceId && (
          <>
            <br />
            {t('Reference {{referenceId}}', { referenceId })}
          </>
        )}
      </ErrorText>
    </GateFrame>
  );
}
