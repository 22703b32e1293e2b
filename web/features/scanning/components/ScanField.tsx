import { Camera, ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { clearOnEscape } from '../../../ui/clearOnEscape.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const CameraScanner = lazyPart(() => import('../../catalog/scan/CameraScanner.tsx'), 'CameraScanner', {
  onFailed: ({ onClose }) => onClose(),
});

/** Browsers give no camera to pages without HTTPS. */
const HAS_CAMERA = typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

/** Large, because it is looked at from where the parcels stand. */
const Row = styled.form`
  --control: 48px;
  --input-size: 18px;

  display: flex;
  gap: 8px;
  align-items: flex-end;

  > :first-child {
    flex: 1;
  }
`;

interface ScanFieldProps {
  label: string;
  onScan: (text: string) => void;
  /** Escape in the empty field. */
  onEscape?: () => void;
  /** Ctrl+Z while nothing is typed. */
  onUndo?: () => void;
}

/**
 * The field that the scanner, or a person, types into. It takes the focus back when no other field or dialog has it.
 */
export function ScanField({ label, onScan, onEscape, onUndo }: ScanFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isScanning, setScanning] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const back = () => {
      if (document.activeElement === document.body) input.current?.focus();
    };
    back();
    const timer = setInterval(back, 500);
    return () => clearInterval(timer);
  }, []);

  useHotkeys(onUndo ? [{ code: 'KeyZ', hasCtrl: true, label: t('Take the last scan back'), run: onUndo }] : [], text === '');
  const clear = clearOnEscape(text, setText);

  function submit(event: FormEvent) {
    event.preventDefault();
    const scanned = text.trim();
    setText('');
    if (scanned !== '') onScan(scanned);
    input.current?.focus();
  }

  return (
    <Row onSubmit={submit}>
      <TextField
        label={label}
        icon={ScanLine}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text === '' && onEscape) onEscape();
          else clear?.(event);
        }}
        inputRef={input}
        maxLength={300}
        autoComplete="off"
        autoFocus
      />
      {HAS_CAMERA && <IconButton icon={Camera} label={t('Scan with the camera')} onClick={() => setScanning(true)} />}
      <Button type="submit">{t('Enter')}</Button>
      {isScanning && <CameraScanner onScan={onScan} onClose={() => setScanning(false)} />}
    </Row>
  );
}
