import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

interface OrderProblemProps {
  problem: CommandProblem;
  onReload: () => Promise<void>;
  onDismiss: () => void;
}

/** Why a step was not taken, and what to do about it. */
export function OrderProblem({ problem, onReload, onDismiss }: OrderProblemProps) {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const { code, message, referenceId } = problem;

  function reload() {
    setLoading(true);
    onReload().catch(() => setLoading(false));
  }

  if (code === 'CONFLICT') {
    return (
      <Banner
        meaning="warn"
        title={t('Someone else has changed this order meanwhile.')}
        action={
          <Button size="small" isPending={isLoading} onClick={reload}>
            {t('Reload')}
          </Button>
        }
      >
        {t('Nothing was changed by you. Look at it as it is now, then try again.')}
      </Banner>
    );
  }
  return (
    <Banner meaning="bad" title={message} onDismiss={onDismiss}>
      {referenceId && t('Reference {{referenceId}}', { referenceId })}
    </Banner>
  );
}
