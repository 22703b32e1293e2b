import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType.js';
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';
import type { BarReader } from './barReader.ts';

/** Wider frames are read no better and take longer. */
const MAX_WIDTH = 960;

/** Reads the common barcode formats: EAN, UPC, Code 128, Code 39, ITF. */
export function zxingReader(): BarReader {
  const reader = new MultiFormatOneDReader(new Map([[DecodeHintType.TRY_HARDER, true]]));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (video) => {
    const scale = Math.min(1, MAX_WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (canvas.width === 0 || canvas.height === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      const source = new RGBLuminanceSource(luminances(data), width, height);
      return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
    } catch {
      // The library throws when it finds no barcode.
      return null;
    }
  };
}

function luminances(data: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = (data[at * 4]! * 77 + data[at * 4 + 1]! * 151 + data[at * 4 + 2]! * 28) >> 8;
  }
  return grey;
}
