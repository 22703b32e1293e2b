import { loadCode } from '../../../ui/loadCode.ts';

/** Finds a barcode in a frame of the video; null when there is none. */
export type BarReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'];

async function builtIn(): Promise<BarReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const supported = await BarcodeDetector.getSupportedFormats().catch(() => [] as string[]);
  const formats = FORMATS.filter((format) => supported.includes(format));
  // Some systems have the class but support no formats.
  if (!formats.includes('ean_13') || !formats.includes('code_128')) return null;
  const detector = new BarcodeDetector({ formats });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** The browser's own reader (Chrome on Android has one); otherwise a library (40 kB) that is loaded on demand. */
export const loadBarReader = async (): Promise<BarReader> => (await builtIn()) ?? (await loadCode(() => import('./zxingReader.ts'))).zxingReader();
