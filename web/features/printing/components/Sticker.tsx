import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { Paper } from '../printFormats.ts';
import { addressText, scannedText } from '../printedOrder.ts';
import type { PrintedBusiness, PrintedOrder, PrintSetting } from '../printedOrder.ts';
import { BarCode, QrCode, qrSize } from './ScanCode.tsx';

/** In millimetres and black on white in both themes, as it is printed. */
const Box = styled.div<{ $width: number; $height: number }>`
  display: flex;
  flex-direction: column;
  gap: 0.35em;
  width: ${({ $width }) => $width}mm;
  height: ${({ $height }) => $height}mm;
  overflow: hidden;
  font-size: ${({ $width }) => ($width > 80 ? 4.1 : 2.75)}mm;
  line-height: 1.25;
  color: black;
  background: white;
  break-inside: avoid;

  & + & {
    break-before: page;
  }
`;

const Line = styled.div`
  display: flex;
  gap: 1em;
  align-items: baseline;
  justify-content: space-between;
`;

const Head = styled(Line)`
  align-items: center;
  padding-bottom: 0.3em;
  border-bottom: 0.25mm solid black;

  img {
    max-width: 9em;
    max-height: 2.2em;
    object-fit: contain;
  }
`;

const Clamped = styled.div<{ $lines: number }>`
  display: -webkit-box;
  flex: none;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

const Name = styled(Clamped)`
  font-size: 1.2em;
  font-weight: 700;
`;

const Phone = styled.strong`
  font-size: 1.25em;
  white-space: nowrap;
`;

const Collect = styled.strong`
  font-size: 1.45em;
  white-space: nowrap;
`;

const Code = styled.div`
  display: flex;
  flex: none;
  gap: 1mm;
  align-items: center;
  justify-content: center;
  margin-top: auto;
`;

const Read = styled.div`
  flex: none;
  text-align: center;
  letter-spacing: 0.06em;
`;

export interface PrintedProps {
  order: PrintedOrder;
  business: PrintedBusiness;
  setting: PrintSetting;
  paper: Paper;
}

/** A parcel sticker: address, amount to collect, and the number to scan. */
export function Sticker({ order, business, setting: { symbol, hiddenParts, footer }, paper }: PrintedProps) {
  const { t } = useTranslation();
  const shows = (part: (typeof hiddenParts)[number]) => !hiddenParts.includes(part);
  const { width, height, margin } = paper;
  const inner = { width: width - 2 * margin, height: (height ?? 0) - 2 * margin };
  const isLarge = width > 80;
  const text = scannedText(order);
  const courier = order.shipment?.courier.name ?? order.plannedCourier;
  const times = isLarge ? 2 : 1;
  return (
    <Box $width={inner.width} $height={inner.height} data-printed="">
      <Head>
        {shows('LOGO') && business.logoUrl && <img src={business.logoUrl} alt="" />}
        <strong>{business.name}</strong>
        <strong>{order.reference}</strong>
      </Head>
      {shows('SENDER') && <Clamped $lines={isLarge ? 2 : 1}>{[business.hotline && phoneText(business.hotline), business.address].filter(Boolean).join(' · ')}</Clamped>}
      <Line>
        <Name $lines={1}>{order.shippingAddress.name}</Name>
        <Phone>{phoneText(order.shippingAddress.phone)}</Phone>
      </Line>
      <Clamped $lines={isLarge ? 5 : 3}>{addressText(order)}</Clamped>
      {shows('ITEMS') && (
        <Clamped $lines={isLarge ? 8 : 1}>
          {order.lines.map(({ name, quantity }) => `${formatCount(quantity)} × ${name}`).join('; ')}
        </Clamped>
      )}
      {shows('NOTE') && order.shippingNote && <Clamped $lines={isLarge ? 3 : 1}>{order.shippingNote}</Clamped>}
      <Line>
        <Collect>{order.due > 0 ? t('Collect {{amount}}', { amount: formatTaka(order.due) }) : t('Paid')}</Collect>
        {shows('COURIER') && courier && <span>{courier}</span>}
      </Line>
      <Code>
        {symbol !== 'QR' && (
          <BarCode text={text} height={isLarge ? 20 : 8} width={inner.width - (symbol === 'BOTH' ? qrSize(text) * times + 1 : 0)} />
        )}
        {symbol !== 'CODE128' && <QrCode text={text} times={times} />}
      </Code>
      <Read>{text}{footer && ` · ${footer}`}</Read>
    </Box>
  );
}
