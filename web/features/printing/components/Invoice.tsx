import { useTranslation } from 'react-i18next';
import { formatCount, formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { OVER } from '../../orders/overStatuses.ts';
import { addressText, scannedText } from '../printedOrder.ts';
import { Code, Foot, Items, Sheet, Sign, Sums, Top, Who } from './invoiceStyle.ts';
import { BarCode, QrCode } from './ScanCode.tsx';
import type { PrintedProps } from './Sticker.tsx';

interface InvoiceProps extends PrintedProps {
  /** Index in the print job: on a roll, each invoice has a page size of its own. */
  index?: number;
}

/** An invoice, on a sheet or on a roll. */
export function Invoice({ order, business, setting: { symbol, hiddenParts, footer }, paper, index = 0 }: InvoiceProps) {
  const { t } = useTranslation();
  const shows = (part: (typeof hiddenParts)[number]) => !hiddenParts.includes(part);
  const isRoll = paper.height === null;
  const text = scannedText(order);
  const courier = order.shipment?.courier.name ?? order.plannedCourier;
  const { name, phone } = order.shippingAddress;
  const sums: readonly (readonly [string, number])[] = [
    [t('Items'), order.itemsTotal],
    ...(order.discount > 0 ? ([[t('Discount'), -order.discount]] as const) : []),
    [t('Delivery'), order.deliveryFee],
    [t('Total'), order.total],
    ...(order.advance > 0 ? ([[t('Advance'), -order.advance]] as const) : []),
    ...(order.collected > 0 ? ([[t('Collected'), -order.collected]] as const) : []),
  ];
  return (
    <Sheet
      $width={paper.width - 2 * paper.margin}
      $isRoll={isRoll}
      style={isRoll ? { page: `roll-${index}` } : undefined}
      data-printed=""
    >
      <Top $isRoll={isRoll}>
        <Who>
          {shows('LOGO') && business.logoUrl && <img src={business.logoUrl} alt="" />}
          <h1>{business.name}</h1>
          {shows('SENDER') && (
            <>
              {business.address && <p>{business.address}</p>}
              {business.hotline && <p>{phoneText(business.hotline)}</p>}
            </>
          )}
        </Who>
        <Code $isRoll={isRoll}>
          <strong>{t('Invoice {{order}}', { order: order.reference })}</strong>
          <span>{formatDay(order.createdAt)}</span>
          {symbol !== 'QR' && <BarCode text={text} height={isRoll ? 12 : 11} width={isRoll ? 70 : 80} />}
          {symbol !== 'CODE128' && <QrCode text={text} times={1.5} />}
        </Code>
      </Top>
      <Who>
        <h2>{t('Deliver to')}</h2>
        <strong>{name}</strong>
        <p>{phoneText(phone)}{order.altPhone && `, ${phoneText(order.altPhone)}`}</p>
        <p>{addressText(order)}</p>
        {shows('COURIER') && courier && <p>{order.shipment?.trackingCode ? `${courier} · ${order.shipment.trackingCode}` : courier}</p>}
      </Who>
      <Items>
        <thead>
          <tr>
            <th>{t('Item')}</th>
            <th>{t('Pieces')}</th>
            {!isRoll && <th>{t('Price')}</th>}
            <th>{t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.name}
                {shows('SKU') && <small>{line.sku}</small>}
                {line.discount > 0 && <small>{t('Discount {{amount}}', { amount: formatTaka(line.discount) })}</small>}
              </td>
              <td>{formatCount(line.quantity)}</td>
              {!isRoll && <td>{formatTaka(line.unitPrice)}</td>}
              <td>{formatTaka(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </Items>
      <Sums>
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatTaka(amount)}</dd>
          </div>
        ))}
        {!OVER.has(order.status) && (
          <div data-due="">
            <dt>{t('To pay')}</dt>
            <dd>{formatTaka(order.due)}</dd>
          </div>
        )}
      </Sums>
      {shows('NOTE') && order.shippingNote && <p>{t('Note: {{note}}', { note: order.shippingNote })}</p>}
      {shows('SIGNATURE') && !isRoll && <Sign>{t('Signature')}</Sign>}
      {footer && <Foot>{footer}</Foot>}
    </Sheet>
  );
}
