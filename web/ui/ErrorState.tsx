import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { token } from './theme/token.ts';

export interface ErrorStateProps {
  title?: string;
  /** What went wrong, in words for the person who reads it. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Beside the button that tries again. */
  action?: ReactNode;
  /** It stands in place of a whole page, whose heading it brings. */
  isPage?: boolean;
  /** Finds the failure in the logs. */
  referenceId?: string;
}

const Reference = styled.code`
  display: block;
  margin-top: 6px;
  font: 12px/16px ${token.fontMono};
  color: ${token.ink3};
  user-select: all;
`;

/** Something failed; what to do next. */
export function ErrorState({ title, children, onRetry, action, isPage, referenceId }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        isPage={isPage}
        title={title ?? t('Something went wrong')}
        action={
          <>
            {onRetry && (
              <Button icon={RotateCw} onClick={onRetry}>
                {t('Try again')}
              </Button>
            )}
            {action}
          </>
        }
      >
        {children ??
          (referenceId
            ? t('Try again. If it keeps happening, tell support the reference.')
            : t('Try again. If it keeps happening, tell support what you did.'))}
        {referenceId && <Reference>{t('Reference {{referenceId}}', { referenceId })}</Reference>}
      </EmptyState>
    </div>
  );
}
