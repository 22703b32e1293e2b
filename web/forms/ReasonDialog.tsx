import { lazyPart } from '../ui/lazyPart.tsx';

/**
 * Asks before something that is hard to undo, and why. It stays open after a refusal, with what was typed. Loaded on use: most
 * pages that have it have no other form.
 */
export const ReasonDialog = lazyPart(() => import('./ReasonForm.tsx'), 'ReasonForm', {
  onFailed: ({ onClose }) => onClose(),
});
