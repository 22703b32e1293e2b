import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { BarCode } from '../../printing/components/ScanCode.tsx';
import { barText } from '../labelSheet.ts';
import type { LabelSize } from '../labelSheet.ts';

export interface LabelFacts {
  title: string;
  sku: string;
  barcode?: string | null;
  price: number;
}

/** The blank margin at the left and the right of a label. */
const EDGE_MM = 2;

/** In millimetres and black on white in every theme, so that the preview looks like the print. */
const Label = styled.div<{ $size: LabelSize }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: ${({ $size }) => $size.width}mm;
  height: ${({ $size }) => $size.height}mm;
  padding: 1.5mm ${EDGE_MM}mm;
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
    align-self: center;
  }

  > :last-child {
    display: flex;
    justify-content: space-between;
    gap: 1mm;
    white-space: nowrap;
  }
`;

/** One label: name, barcode, its text, price. */
export function ProductLabel({ facts, size }: { facts: LabelFacts; size: LabelSize }) {
  const text = barText(facts);
  return (
    <Label $size={size} data-label="">
      <span>{facts.title}</span>
      {text !== null && <BarCode text={text} width={size.width - 2 * EDGE_MM} height={size.height * 0.42} />}
      <span>
        <span>{text ?? facts.sku}</span>
        <strong>{formatTaka(facts.price)}</strong>
      </span>
    </Label>
  );
}
