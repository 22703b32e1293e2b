import { useSearch } from '@tanstack/react-router';
import { RotateCw, Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GateFrame } from '../business/GateFrame.tsx';
import { safeRedirect } from '../identity/signInPath.ts';
import { Button } from '../../ui/Button.tsx';

const EVERY_MS = 5000;
/** A server that keeps silent for so long is down: it may take questions and answer none. */
const ANSWER_MS = 8000;

type ServerState = 'UNKNOWN' | 'DOWN' | 'UP';

async function isReady(signal: AbortSignal): Promise<boolean> {
  const timeLimit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  const response = await fetch('/readyz', { signal: timeLimit, cache: 'no-store' }).catch(() => null);
  return response?.ok === true;
}

/** `/maintenance`: asks by itself whether the server is back, and then leads on. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  const [state, setState] = useState<ServerState>('UNKNOWN');
  const [round, setRound] = useState(0);
  const target = safeRedirect(redirect, window.location.origin);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    let wasDown = false;
    async function ask() {
      const ready = await isReady(signal);
      if (signal.aborted) return;
      // Only a server that came back leads on by itself; whoever opens this page by hand may read it.
      if (ready && wasDown) window.location.assign(target);
      wasDown ||= !ready;
      setState(ready ? 'UP' : 'DOWN');
      timer = setTimeout(() => void ask(), EVERY_MS);
    }
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [round, target]);

  return (
    <GateFrame
      title={state === 'UP' ? t('Karbar is running') : t('Karbar is being looked after')}
      icon={Wrench}
      meaning={state === 'UP' ? 'good' : 'warn'}
      actions={
        state === 'UP' ? (
          <Button variant="primary" onClick={() => window.location.assign(target)}>
            {t('Continue')}
          </Button>
        ) : (
          <Button icon={RotateCw} onClick={() => setRound(round + 1)}>
            {t('Try now')}
          </Button>
        )
      }
    >
      <p role="status">
        {state === 'UP'
          ? t('The maintenance is over.')
          : t(
              'We will be back in a few minutes. This page tries again every 5 seconds and opens Karbar by itself.',
            )}
      </p>
    </GateFrame>
  );
}
