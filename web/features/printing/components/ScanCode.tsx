import JsBarcode from 'jsbarcode';
import { QRCodeSVG } from 'qrcode.react';
import { useMemo } from 'react';
import styled from 'styled-components';

/** A dot of a label printer with 203 dots per inch, in millimetres. */
const DOT_MM = 25.4 / 203;
/** Dots per module of Code 128 to try, the wider one first. */
const MODULE_DOTS = [3, 2];
/** Width of the quiet zone on each side, in modules. */
const QUIET_MODULES = 10;
/** Dots per module of a QR code: half a millimetre. */
const QR_DOTS = 4;
/**
 * Characters that the smallest QR code holds at level M, and the sizes in modules of it and of the next one, quiet
 * zone included.
 */
const QR_SMALLEST = 14;
const QR_MODULES = [29, 33];

const Bars = styled.svg`
  display: block;
  flex: none;
  shape-rendering: crispEdges;
`;

/** The modules of the text in Code 128: '1' for a bar. */
function modulesOf(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}

interface ScanCodeProps {
  text: string;
  /** Height in millimetres. */
  height: number;
  /** Available width in millimetres, quiet zones included. */
  width: number;
}

/** A Code 128 barcode in whole dots of a label printer; narrower only if the text is too long for the paper. */
export function BarCode({ text, height, width }: ScanCodeProps) {
  const modules = useMemo(() => modulesOf(text), [text]);
  const count = modules.length + 2 * QUIET_MODULES;
  const module = MODULE_DOTS.map((dots) => dots * DOT_MM).find((one) => one * count <= width) ?? width / count;
  return (
    <Bars
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      style={{ width: `${module * count}mm`, height: `${height}mm` }}
      aria-hidden
      data-code="CODE128"
    >
      {[...modules.matchAll(/1+/g)].map(({ index, 0: { length } }) => (
        <rect key={index} x={index + QUIET_MODULES} width={length} height={1} fill="black" />
      ))}
    </Bars>
  );
}

/** Smallest printable width of a text's QR code in millimetres, quiet zone included. */
export const qrSize = (text: string): number =>
  (text.length <= QR_SMALLEST ? QR_MODULES[0]! : QR_MODULES[1]!) * QR_DOTS * DOT_MM;

/** A QR code with its quiet zone; `times` multiplies its smallest size. */
export function QrCode({ text, times = 1 }: { text: string; times?: number }) {
  const size = qrSize(text) * times;
  return (
    <QRCodeSVG
      value={text}
      level="M"
      marginSize={4}
      style={{ width: `${size}mm`, height: `${size}mm`, flex: 'none', shapeRendering: 'crispEdges' }}
      // Decorative: the same text is printed beside it.
      role="presentation"
      aria-hidden
      data-code="QR"
    />
  );
}
