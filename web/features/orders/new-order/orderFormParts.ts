import { lazyPart } from '../../../ui/lazyPart.tsx';

// Loaded on use: its rules are as large as a small page, and most orders come by phone.
export const PasteOrderDialog = lazyPart(() => import('./PasteOrderDialog.tsx'), 'PasteOrderDialog', {
  onFailed: ({ onClose }) => onClose(),
});

// Loaded on use: most orders begin with an empty form.
export const CalledFrom = lazyPart(() => import('./CalledFrom.tsx'), 'CalledFrom');

// Loaded on use: few packages are full.
export const FullNotice = lazyPart(() => import('./FullNotice.tsx'), 'FullNotice');

// Loaded on use: most orders have none.
export const ProblemNotice = lazyPart(() => import('./ProblemNotice.tsx'), 'ProblemNotice');

// Loaded on use: it comes with the answer of the gateway.
export const TakenNotice = lazyPart(() => import('./TakenNotice.tsx'), 'TakenNotice');
