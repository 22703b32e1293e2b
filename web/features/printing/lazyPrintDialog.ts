import { lazyPart } from '../../ui/lazyPart.tsx';

// Loaded when somebody prints: it brings the barcode libraries.
export const LazyPrintDialog = lazyPart(() => import('./PrintDialog.tsx'), 'PrintDialog', {
  onFailed: ({ onClose }) => onClose(),
});
