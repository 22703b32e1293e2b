import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../relay/commandProblem.ts';
import { useCan } from '../shell/usePermissions.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { toast } from '../ui/toast.tsx';

interface ProblemBannerProps {
  problem: CommandProblem;
  /** Reloads the record; offered after a version conflict. */
  onReload?: () => unknown;
  onDismiss?: () => void;
}

/** Refusals that a larger package would lift. */
const LIMITS: readonly (string | undefined)[] = [
  'PRODUCT_LIMIT_REACHED',
  'USER_LIMIT_REACHED',
  'ORDER_LIMIT_REACHED',
];

/** Why a command was not carried out, and the way on where there is one. */
export function ProblemBanner({ problem, onReload, onDismiss }: ProblemBannerProps) {
  const { t } = useTranslation();
  const canExtend = useCan('ADMIN');
  const [isLoading, setLoading] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { code, message, reason, referenceId } = problem;
  const isConflict = code === 'CONFLICT' && onReload !== undefined;

  // The button that was pressed may stand far below.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  async function reload() {
    setLoading(true);
    await Promise.resolve(onReload?.()).catch(() => undefined);
    setLoading(false);
  }

  function wayOn() {
    if (LIMITS.includes(reason) && canExtend) {
      return <TextLink to="/reports/my-limits">{t('My Limits')}</TextLink>;
    }
    if (!isConflict) return undefined;
    return (
      <Button size="small" isPending={isLoading} onClick={() => void reload()}>
        {t('Reload')}
      </Button>
    );
  }

  return (
    <div ref={place}>
      <Banner
        meaning={isConflict ? 'warn' : 'bad'}
        title={message}
        action={wayOn()}
        onDismiss={isConflict ? undefined : onDismiss}
      >
        {isConflict && t('Nothing was changed by you. Look at it as it is now, then try again.')}
        {referenceId && t('Reference {{referenceId}}', { referenceId })}
      </Banner>
    </div>
  );
}

/**
 * The banner of a record page for its latest refusal, and what sets it. A refusal that comes when the page is gone is told on
 * a toast with the name of the `record`. `read` reads the record again after a version conflict.
 */
export function useProblemBanner(record: string, read?: () => Promise<unknown>): [ReactNode, (problem: CommandProblem | null) => void] {
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const isGone = useRef(false);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );

  function tell(next: CommandProblem | null) {
    if (next && isGone.current) toast.error(`${record}: ${next.message}`, { referenceId: next.referenceId });
    else setProblem(next);
  }

  async function reload() {
    await read?.();
    // Another may have been met meanwhile.
    setProblem((now) => (now === problem ? null : now));
  }

  const banner = problem && <ProblemBanner problem={problem} onReload={read && reload} onDismiss={() => setProblem(null)} />;
  return [banner, tell];
}
