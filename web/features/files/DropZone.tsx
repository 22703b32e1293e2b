import { Camera, FileUp, ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { helpStyle } from '../../ui/fieldStyle.ts';
import { token } from '../../ui/theme/token.ts';

interface DropZoneProps {
  /** File types for the file dialog. Dropped and pasted files are checked by the gateway only. */
  accept: readonly string[];
  label: string;
  /** The accepted files in words; when left out, pictures, and PDF if `accept` has it. */
  help?: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
}

const Zone = styled.div<{ $isOver: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 12px;
  border: 1px dashed ${({ $isOver }) => ($isOver ? token.accent : token.borderStrong)};
  border-radius: ${token.radius};
  background: ${({ $isOver }) => ($isOver ? token.accentSoft : 'transparent')};

  /* Hidden on devices with a mouse: only phones and tablets open their camera. */
  @media (hover: hover) and (pointer: fine) {
    > [data-camera] {
      display: none;
    }
  }
`;

const Help = styled.span`
  ${helpStyle}
`;

/** Accepts files from the file dialog, by drag and drop, by pasting anywhere on the page, and from a phone's camera. */
export function DropZone({ accept, label, help, isBusy, isDisabled = false, onFiles }: DropZoneProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    function paste({ clipboardData, defaultPrevented }: ClipboardEvent) {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && !isDisabled && !defaultPrevented) onFiles(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isDisabled, onFiles]);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Cleared, so that the same file can be chosen again after an error.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }

  function over(event: DragEvent) {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !isDisabled) onFiles(files);
  }

  const taken = accept.includes('application/pdf')
    ? t('Or drop or paste them here: JPEG, PNG, WebP or PDF, 12 MB at most.')
    : t('Or drop or paste them here: JPEG, PNG or WebP, 12 MB at most.');
  return (
    <Zone $isOver={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input ref={input} type="file" accept={accept.join(',')} multiple aria-label={label} onChange={choose} hidden />
      <input ref={camera} type="file" accept="image/*" capture="environment" aria-label={t('Take a photo')} onChange={choose} hidden />
      <Button
        icon={help ? FileUp : ImageUp}
        isPending={isBusy}
        disabled={isDisabled}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {accept.some((type) => type.startsWith('image/')) && (
        <Button icon={Camera} data-camera="" disabled={isDisabled || isBusy} onClick={() => camera.current?.click()}>
          {t('Take a photo')}
        </Button>
      )}
      <Help id={helpId}>{help ?? taken}</Help>
    </Zone>
  );
}
