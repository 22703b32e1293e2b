import { lazyPart } from '../../ui/lazyPart.tsx';
import type { PrintDialogProps } from './PrintDialog.tsx';

// Barcodes and sheets come when somebody prints.
export const LazyPrintDialog = lazyPart<PrintDialogProps>(async () => (await import('./PrintDialog.tsx')).PrintDialog, {
  onFailed: ({ onClose }) => onClose(),
});
