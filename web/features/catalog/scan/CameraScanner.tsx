import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { token } from '../../../ui/theme/token.ts';
import { loadBarReader } from './barReader.ts';

interface CameraScannerProps {
  onScan: (code: string) => void;
  onClose: () => void;
}

const LOOK_MS = 120;
/** The same code counts as a new scan only after it was out of view for this long. */
const SAME_MS = 1_500;

const View = styled.video`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${token.radius};
  background: black;
  object-fit: cover;
`;

const Last = styled.p`
  min-height: 1.5em;
  font-variant-numeric: tabular-nums;
`;

/** Scans barcodes with the camera, one after the other, until it is closed. */
export function CameraScanner({ onScan, onClose }: CameraScannerProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('Scan with the camera')} isOpen onClose={onClose} width={460} footer={<Button onClick={onClose}>{t('Done')}</Button>}>
      <Camera onScan={onScan} />
    </Dialog>
  );
}

/** Inside the dialog, whose code may still be loading: the camera is switched on when there is a place to show it. */
function Camera({ onScan }: Pick<CameraScannerProps, 'onScan'>) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const [last, setLast] = useState('');
  const newest = useRef(onScan);
  useEffect(() => {
    newest.current = onScan;
  });

  useEffect(() => {
    const ending = new AbortController();
    let stream: MediaStream | undefined;
    const seen = { code: '', at: 0, isGone: true };

    async function look(view: HTMLVideoElement): Promise<void> {
      const reader = await loadBarReader();
      while (!ending.signal.aborted) {
        const code = view.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader(view) : null;
        const now = performance.now();
        if (code && !ending.signal.aborted && (code !== seen.code || (seen.isGone && now - seen.at > SAME_MS))) {
          navigator.vibrate?.(60);
          setLast(code);
          newest.current(code);
        }
        // A slow device looks less often than every SAME_MS: what it sees all the time is one scan all the same.
        seen.isGone = code === null;
        if (code) Object.assign(seen, { code, at: now });
        await new Promise((resolve) => { setTimeout(resolve, LOOK_MS); });
      }
    }

    async function start(view: HTMLVideoElement): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1_280 } } });
      if (ending.signal.aborted) return stop();
      view.srcObject = stream;
      await view.play();
      await look(view);
    }

    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    start(video.current!).catch((error: Error) => {
      if (!ending.signal.aborted) setProblem(error);
    });
    return () => {
      ending.abort();
      stop();
    };
  }, []);

  if (problem) return <Banner meaning="bad" title={problem.name === 'NotAllowedError'
    ? t('The browser may not use the camera. Allow it in the settings of this page.')
    : t('The camera cannot be used: {{reason}}', { reason: problem.message })} />;
  return (
    <>
      <View ref={video} muted playsInline aria-label={t('What the camera sees')} />
      <Last role="status">{last && t('Read: {{code}}', { code: last })}</Last>
    </>
  );
}
