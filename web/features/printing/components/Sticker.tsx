import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
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
  gap: ${({ $width }) => ($width > 80 ? 0.35 : 0.2)}em;
  width: ${({ $width }) => $width}mm;
  height: ${({ $height }) => $height}mm;
  overflow: hidden;
  font-size: ${({ $width }) => ($width > 80 ? 4.1 : 2.75)}mm;
  line-height: ${({ $width }) => ($width > 80 ? 1.25 : 1.2)};
  color: black;
  background: white;
  break-inside: avoid;

  & + & {
    break-before: page;
  }

  /* What a courier calls, collects and scans is never cut off, however long the texts beside it are. */
  > * {
    flex: none;
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

/* A second line that is cut off would still show the tops of its Bangla letters: one line alone does not wrap. */
const oneLine = css`
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const manyLines = css<{ $lines: number }>`
  display: -webkit-box;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

const Clamped = styled.div<{ $lines: number }>`
  min-width: 0;
  overflow: hidden;
  ${({ $lines }) => ($lines === 1 ? oneLine : manyLines)}
`;

const Name = styled(Clamped)`
  font-size: 1.2em;
  font-weight: 700;
`;

const Business = styled(Clamped)`
  font-weight: 700;
`;

const Reference = styled.strong`
  flex: none;
`;

const Address = styled(Clamped)`
  ${Box} > & {
    flex: 0 1 auto;
  }
`;

/** Whole lines, the less needed ones last: those for which there is no room stand in a second column, beyond the edge. */
const Rest = styled.div`
  display: flex;
  flex-flow: column wrap;
  gap: inherit;
  align-content: flex-start;
  min-height: 0;
  overflow: hidden;

  ${Box} > & {
    flex: 0 9999 auto;
  }

  /* The first one of a column stands in it though it has no room. */
  &::before {
    width: 100%;
    margin-bottom: -0.2em;
    content: '';
  }

  > * {
    flex: none;
    width: 100%;
  }
`;

const Phone = styled.strong`
  flex: none;
  font-size: 1.25em;
  white-space: nowrap;
`;

const Collect = styled.strong`
  flex: none;
  font-size: 1.45em;
  white-space: nowrap;
`;

const Code = styled.div`
  display: flex;
  gap: 1mm;
  align-items: center;
  justify-content: center;
  margin-top: auto;
`;

const Read = styled.div`
  min-width: 0;
  text-align: center;
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
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
        <Business $lines={1}>{business.name}</Business>
        <Reference>{order.reference}</Reference>
      </Head>
      <Line>
        <Name $lines={isLarge ? 2 : 1}>{order.shippingAddress.name}</Name>
        <Phone>{phoneText(order.shippingAddress.phone)}</Phone>
      </Line>
      <Address $lines={isLarge ? 6 : 4}>{addressText(order)}</Address>
      <Rest>
        {shows('NOTE') && order.shippingNote && <Clamped $lines={isLarge ? 3 : 1}>{order.shippingNote}</Clamped>}
        {shows('ITEMS') && (
          <Clamped $lines={isLarge ? 8 : 1}>
            {order.lines.map(({ name, quantity }) => `${formatCount(quantity)} × ${name}`).join('; ')}
          </Clamped>
        )}
        {shows('SENDER') && <Clamped $lines={isLarge ? 2 : 1}>{[business.hotline && phoneText(business.hotline), business.address].filter(Boolean).join(' · ')}</Clamped>}
      </Rest>
      <Line>
        <Collect>{order.due > 0 ? t('Collect {{amount}}', { amount: formatTaka(order.due) }) : t('Paid')}</Collect>
        {shows('COURIER') && courier && <Clamped $lines={1}>{courier}</Clamped>}
      </Line>
      <Code>
        <div>
          {symbol !== 'QR' && (
            <BarCode text={text} height={isLarge ? 20 : 8} width={inner.width - (symbol === 'BOTH' ? qrSize(text) * times + 1 : 0)} />
          )}
          <Read>{text}{footer && ` · ${footer}`}</Read>
        </div>
        {symbol !== 'CODE128' && <QrCode text={text} times={times} />}
      </Code>
    </Box>
  );
}
