import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { PieceLine } from './PieceLines.tsx';

/** By variant: the number in its field, and when it was typed or scanned, in milliseconds since 1970. */
export type CountedAt = Map<string, { quantity: number | null; at: number }>;

/** A week: the gateway takes nothing older. */
const MAX_AGE_SECONDS = 604_800;

interface CountTimesProps {
  control: Control<{ lines: PieceLine[] }>;
  times: CountedAt;
}

/**
 * Notes when each number was typed or scanned, so that what is sold between counting and saving is not taken for a
 * difference. Shows nothing; a component of its own, so that a form of hundreds of lines is not rendered at each key.
 */
export function CountTimes({ control, times }: CountTimesProps) {
  const lines = useWatch({ control, name: 'lines' });
  useEffect(() => {
    for (const { variantId, quantity } of lines) {
      if (times.get(variantId)?.quantity !== quantity) times.set(variantId, { quantity, at: Date.now() });
    }
  }, [lines, times]);
  return null;
}

/** The lines as the commands take them: their ages are measured by this browser's clock alone. */
export function countedLines(lines: readonly PieceLine[], times: CountedAt): { variantId: string; counted: number; secondsAgo: number }[] {
  const now = Date.now();
  return lines.map(({ variantId, quantity }) => {
    // A clock that is set back makes no negative age.
    const secondsAgo = Math.min(Math.max(Math.round((now - (times.get(variantId)?.at ?? now)) / 1000), 0), MAX_AGE_SECONDS);
    return { variantId, counted: quantity ?? 0, secondsAgo };
  });
}
