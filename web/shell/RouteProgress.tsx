import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
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

/** The line along the top edge while another screen is on its way. */
export function RouteProgress() {
  const isMoving = useRouterState({ select: (state) => state.status === 'pending' });
  const [progress, setProgress] = useState(0);
  const [isFinished, setFinished] = useState(true);

  useEffect(() => {
    if (!isMoving) return;
    setFinished(false);
    setProgress(MINIMUM);
    const timer = setInterval(() => setProgress(increased), INCREMENT_MS);
    return () => {
      clearInterval(timer);
      setProgress(1);
      setFinished(true);
    };
  }, [isMoving]);

  return (
    <Track $isFinished={isFinished} data-route-progress={isFinished ? 'finished' : 'moving'}>
      <Bar
        role="progressbar"
        aria-label="Loading the screen"
        aria-hidden={isFinished}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        style={{ transform: `scaleX(${progress})` }}
      />
    </Track>
  );
}
