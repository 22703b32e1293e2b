import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { token } from '../ui/theme/token.ts';
import { ANIMATION_MS, increased, INCREMENT_MS, MINIMUM } from './progress.ts';

const Track = styled.div<{ $isFinished: boolean }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: 300;
  pointer-events: none;
  opacity: ${({ $isFinished }) => ($isFinished ? 0 : 1)};
  transition: opacity ${ANIMATION_MS}ms linear;
`;

const Bar = styled.div`
  height: 2px;
  background: ${token.accent};
  transform-origin: 0 0;
  transition: transform ${ANIMATION_MS}ms linear;
`;

interface Run {
  /** Each run is a bar of its own, so that it never moves backwards. */
  number: number;
  isMoving: boolean;
  progress: number;
}

const AT_REST: Run = { number: 0, isMoving: false, progress: 0 };

function turned({ number }: Run, isMoving: boolean): Run {
  return isMoving ? { number: number + 1, isMoving, progress: MINIMUM } : { number, isMoving, progress: 1 };
}

/** The progress bar along the top edge while another screen loads. */
export function RouteProgress() {
  const { t } = useTranslation();
  const isMoving = useRouterState({ select: (state) => state.status === 'pending' });
  const [run, setRun] = useState(AT_REST);
  if (run.isMoving !== isMoving) setRun(turned(run, isMoving));

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(
      () => setRun((current) => ({ ...current, progress: increased(current.progress) })),
      INCREMENT_MS,
    );
    return () => clearInterval(timer);
  }, [isMoving]);

  return (
    <Track
      key={run.number}
      $isFinished={!run.isMoving}
      data-route-progress={run.isMoving ? 'moving' : 'finished'}
    >
      <Bar
        role="progressbar"
        aria-label={t('Loading the screen')}
        aria-hidden={!run.isMoving}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(run.progress * 100)}
        style={{ transform: `scaleX(${run.progress})` }}
      />
    </Track>
  );
}
