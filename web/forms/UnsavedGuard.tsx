import { useBlocker } from '@tanstack/react-router';
import { lazyPart } from '../ui/lazyPart.tsx';
import { isBackForModal } from '../ui/overlay/useBackCloses.ts';
import type { LeaveQuestionProps } from './LeaveQuestion.tsx';

// Loaded on use: most forms are saved. When it does not come, nothing is left and nothing is lost.
const Question = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion, { onFailed: ({ onStay }) => onStay() });

/** Asks whether a form with changes is left. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  return props.isOpen ? <Question {...props} /> : null;
}

/** Asks before a form with changes is left, inside the app or with the tab. */
export function UnsavedGuard({ hasChanges }: { hasChanges: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ action }) => !(action === 'BACK' && isBackForModal()) && hasChanges(),
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  return <LeaveQuestion isOpen={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
