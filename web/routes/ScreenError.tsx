import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GatewayError } from '../relay/GatewayError.ts';
import { LateForbiddenPage } from '../shell/LateForbiddenPage.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

/**
 * What a screen shows instead of itself when its code or data could not be had, or when it is broken. Each match
 * has its own: sidebar and top bar stay, and the next screen starts without it.
 */
export function ScreenError({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const known = error instanceof GatewayError ? error : undefined;
  if (known?.code === 'FORBIDDEN') return <LateForbiddenPage />;
  return (
    <ErrorState
      isPage
      title={t('This screen could not be loaded')}
      // Loads the data again; the error disappears with the answer. Code that failed comes with a new page only.
      onRetry={() => (known ? void router.invalidate() : window.location.reload())}
      referenceId={known?.referenceId}
    >
      {known?.message}
    </ErrorState>
  );
}
