import { Camera, ScanLine } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TextField } from '../../../ui/TextField.tsx';

// Loaded only when somebody scans with the camera.
const CameraScanner = lazyPart(() => import('../../catalog/scan/CameraScanner.tsx'), 'CameraScanner', {
  onFailed: ({ onClose }) => onClose(),
});

/** Browsers offer the camera only to pages served by HTTPS. */
const HAS_CAMERA = typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

const Row = styled.div`
  display: flex;
  gap: 6px;
  align-items: flex-end;

  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** The field for a scanner, which ends each number with Enter. Stands in the form of the statement, which Enter would send. */
export function StatementScan({ onScan }: { onScan: (number: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isScanning, setScanning] = useState(false);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const scanned = text.trim();
    setText('');
    if (scanned !== '') onScan(scanned);
  }

  return (
    <Row>
      <TextField
        label={t('Scan the parcels that were paid')}
        icon={ScanLine}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        maxLength={100}
        autoComplete="off"
      />
      {HAS_CAMERA && <IconButton icon={Camera} label={t('Scan with the camera')} onClick={() => setScanning(true)} />}
      {isScanning && <CameraScanner onScan={onScan} onClose={() => setScanning(false)} />}
    </Row>
  );
}
