import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { token } from '../../ui/theme/token.ts';
import { fetchSessionConfig } from './sessionApi.ts';

interface GoogleButtonProps {
  isPending: boolean;
  onClick: () => void;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 12.5px;
  color: ${token.ink3};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${token.border};
  }
`;

/** 'Continue with Google', only where the project has enabled it. */
export function GoogleButton({ isPending, onClick }: GoogleButtonProps) {
  const { t } = useTranslation();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    fetchSessionConfig().then(
      ({ google }) => setOffered(google),
      // The form reports the error when the button is used.
      () => undefined,
    );
  }, []);
  if (!isOffered) return null;
  return (
    <Stack>
      <Button size="large" isPending={isPending} onClick={onClick}>
        {t('Continue with Google')}
      </Button>
      <Or>{t('or')}</Or>
    </Stack>
  );
}
