import { useBlocker } from '@tanstack/react-router';
import { lazyPart } from '../ui/lazyPart.tsx';
import { isBackForModal } from '../ui/overlay/useBackCloses.ts';
import type { LeaveQuestionProps } from './LeaveQuestion.tsx';

// Loaded on use: most forms are saved. When it does not come, nothing is left and nothing is lost.
const Question = lazyPart(() => import('./LeaveQuestion.tsx'), 'LeaveQuestion', { onFailed: ({ onStay }) => onStay() });

/** Asks whether a form with changes is left. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  return props.isOpen ? <Question {...props} /> : null;
}

interface UnsavedGuardProps {
  hasChanges: () => boolean;
  /** Whether what is typed is there again when the page is loaded again. */
  isKept: () => boolean;
}

/** Asks before a form with changes is left, inside the app or with the tab. */
export function UnsavedGuard({ hasChanges, isKept }: UnsavedGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ action }) => !(action === 'BACK' && isBackForModal()) && hasChanges(),
    enableBeforeUnload: () => hasChanges() && !isKept(),
    withResolver: true,
  });
  return <LeaveQuestion isOpen={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
