import JsBarcode from 'jsbarcode';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { barText } from '../labelSheet.ts';
import type { LabelSize } from '../labelSheet.ts';

export interface LabelFacts {
  title: string;
  sku: string;
  barcode?: string | null;
  price: number;
}

/** In millimetres and black on white, whatever the theme: what is seen is what is printed. */
const Label = styled.div<{ $size: LabelSize }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: ${({ $size }) => $size.width}mm;
  height: ${({ $size }) => $size.height}mm;
  padding: 1.5mm 2mm;
  overflow: hidden;
  font-size: ${({ $size }) => $size.height * 0.105}mm;
  line-height: 1.2;
  color: black;
  background: white;
  break-after: page;
  break-inside: avoid;

  > :first-child {
    display: -webkit-box;
    max-height: 2.4em;
    overflow: hidden;
    font-weight: 600;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  > svg {
    width: 100%;
    height: 42%;
  }

  > :last-child {
    display: flex;
    justify-content: space-between;
    gap: 1mm;
    white-space: nowrap;
  }
`;

/** One label: name, bars, what they say, price. */
export function ProductLabel({ facts, size }: { facts: LabelFacts; size: LabelSize }) {
  const bars = useRef<SVGSVGElement>(null);
  const text = barText(facts);
  useLayoutEffect(() => {
    if (!bars.current || text === null) return;
    JsBarcode(bars.current, text, { format: 'CODE128', displayValue: false, margin: 0, width: 2, height: 60 });
    const { width, height } = bars.current.viewBox.baseVal;
    // Stretched over the label: bars keep their proportions to each other.
    if (width && height) bars.current.setAttribute('preserveAspectRatio', 'none');
    bars.current.removeAttribute('width');
    bars.current.removeAttribute('height');
  }, [text]);
  return (
    <Label $size={size} data-label="">
      <span>{facts.title}</span>
      {text !== null && <svg ref={bars} aria-hidden />}
      <span>
        <span>{text ?? facts.sku}</span>
        <strong>{formatTaka(facts.price)}</strong>
      </span>
    </Label>
  );
}
