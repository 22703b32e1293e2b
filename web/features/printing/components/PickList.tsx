import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatDateTime } from '../../../../schema/rules/format.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { PrintSheet } from '../../../ui/PrintSheet.tsx';
import { pickLines } from '../pickLines.ts';
import type { PrintJob } from '../usePrintJob.ts';
import { usePrintOnce } from '../usePrintOnce.ts';
import { PaperTable, paperTablePages } from './PaperTable.ts';

const Sheet = styled(PaperTable)`
  td:last-child {
    width: 10mm;
  }

  /* What is in many orders would take the room of every name. */
  th:nth-child(2) {
    min-width: 45mm;
  }
`;

interface PickListProps {
  job: PrintJob;
  onPrinted: () => void;
}

/** Pick list of several orders: one line per product, with a box to tick. */
export function PickList({ job: { business, orders }, onPrinted }: PickListProps) {
  const { t, i18n } = useTranslation();
  usePrintOnce(true, onPrinted);
  const lines = pickLines(orders);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <PrintSheet pages={paperTablePages(i18n.language)}>
      <Sheet data-printed="">
        <h1>{t('Pick list')}</h1>
        <p>
          {business.name} · {formatDateTime(currentTime())} ·{' '}
          {t('{{number}} pieces', { count: pieces, number: formatCount(pieces), defaultValue_one: '{{number}} piece' })} ·{' '}
          {t('{{number}} orders', { count: orders.length, number: formatCount(orders.length), defaultValue_one: '{{number}} order' })}
        </p>
        <table>
          <thead>
            <tr>
              <th>{t('SKU')}</th>
              <th>{t('Product')}</th>
              <th data-align="end">{t('Qty')}</th>
              <th>{t('Orders')}</th>
              <th>{t('Taken')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ sku, name, quantity, orders: wanted }) => (
              <tr key={sku}>
                <td>{sku}</td>
                <td>{name}</td>
                <td data-align="end"><strong>{formatCount(quantity)}</strong></td>
                <td>
                  {wanted.map((one, at) => (
                    <Fragment key={one.reference}>
                      {at > 0 && ', '}
                      <span data-whole="">{one.quantity === 1 ? one.reference : `${one.reference} ×${formatCount(one.quantity)}`}</span>
                    </Fragment>
                  ))}
                </td>
                <td aria-label={t('Taken')} />
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </PrintSheet>
  );
}
