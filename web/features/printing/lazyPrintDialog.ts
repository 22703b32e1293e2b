import { lazyPart } from '../../ui/lazyPart.tsx';
import type { PrintDialogProps } from './PrintDialog.tsx';

// Loaded when somebody prints: it brings the barcode libraries.
export const LazyPrintDialog = lazyPart<PrintDialogProps>(async () => (await import('./PrintDialog.tsx')).PrintDialog, {
  onFailed: ({ onClose }) => onClose(),
});
