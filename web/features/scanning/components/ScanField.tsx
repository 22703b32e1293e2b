import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { clearOnEscape } from '../../../ui/clearOnEscape.ts';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { CameraButton } from '../../catalog/scan/CameraButton.tsx';

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
          if (event.key !== 'Escape' || text !== '' || !onEscape) return clear?.(event);
          event.preventDefault();
          onEscape();
        }}
        inputRef={input}
        maxLength={300}
        autoComplete="off"
        autoFocus
      />
      <CameraButton onScan={onScan} />
      <Button type="submit">{t('Enter')}</Button>
    </Row>
  );
}
