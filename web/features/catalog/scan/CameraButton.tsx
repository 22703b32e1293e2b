import { Camera } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

// Loaded only when somebody scans with the camera.
const CameraScanner = lazyPart(() => import('./CameraScanner.tsx'), 'CameraScanner', {
  onFailed: ({ onClose }) => onClose(),
});

/** Browsers offer the camera only to pages served by HTTPS. */
const HAS_CAMERA = typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

interface CameraButtonProps {
  icon?: LucideIcon;
  isDisabled?: boolean;
  onScan: (code: string) => void;
}

/** Opens the camera to scan barcodes; nothing where the browser offers none. */
export function CameraButton({ icon = Camera, isDisabled, onScan }: CameraButtonProps) {
  const { t } = useTranslation();
  const [isScanning, setScanning] = useState(false);
  if (!HAS_CAMERA) return null;
  return (
    <>
      <IconButton icon={icon} label={t('Scan with the camera')} disabled={isDisabled} onClick={() => setScanning(true)} />
      {isScanning && <CameraScanner onScan={onScan} onClose={() => setScanning(false)} />}
    </>
  );
}
