import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { PrintSheet } from '../../../ui/PrintSheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { NOT_SHIPPED } from '../../orders/statusSets.ts';
import { PaperTable, paperTablePages } from '../../printing/components/PaperTable.ts';
import type { PrintedOrder } from '../../printing/printedOrder.ts';
import { usePrintJob } from '../../printing/usePrintJob.ts';
import { usePrintOnce } from '../../printing/usePrintOnce.ts';

/** What was taken back may have been cancelled since. */
const isTakenBack = ({ status }: PrintedOrder) => NOT_SHIPPED.has(status) || status === 'CANCELLED';

interface ManifestProps {
  orderIds: readonly string[];
  /** The browser's print dialog was closed. */
  onPrinted: () => void;
  /** There is nothing to print, or it could not be loaded; a toast has said so. */
  onFailed: () => void;
}

/** Prints the manifest of handed-over parcels, one page for each courier to sign, once it is loaded. */
export function Manifest({ orderIds, onPrinted, onFailed }: ManifestProps) {
  const { t, i18n } = useTranslation();
  const [ids] = useState(orderIds);
  const { job, error } = usePrintJob('INVOICE', ids);
  // No courier signs for what somebody has taken back since it was scanned.
  const parcels = job?.orders.flatMap((order) => (order.shipment && !isTakenBack(order) ? [{ ...order, shipment: order.shipment }] : []));
  const problem = error?.message ?? (parcels?.length === 0 ? t('None of these parcels is handed over any more') : null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    if (!problem) return;
    toast.error(problem);
    failed.current();
  }, [problem]);
  usePrintOnce(job !== null && !problem, onPrinted);
  if (!job || !parcels) return null;
  const couriers = Map.groupBy(parcels, ({ shipment }) => shipment.courier.name);
  return (
    <PrintSheet pages={paperTablePages(i18n.language)}>
      {[...couriers].map(([courier, orders]) => (
        <PaperTable key={courier} data-printed="">
          <h1>{t('Handed over to {{courier}}', { courier })}</h1>
          <p>{job.business.name} · {formatDateTime(currentTime())}</p>
          <table>
            <thead>
              <tr>
                <th>{t('Order')}</th>
                <th>{t('Tracking')}</th>
                <th>{t('Customer')}</th>
                <th>{t('Phone')}</th>
                <th data-align="end">{t('To collect')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ id, reference, shipment, shippingAddress: { name, phone }, due }) => (
                <tr key={id}>
                  <td data-whole="">{reference}</td>
                  <td>{shipment.trackingCode ?? ''}</td>
                  <td>{name}</td>
                  <td data-whole="">{phoneText(phone)}</td>
                  <td data-align="end">{formatTaka(due)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            {t('{{number}} parcels, {{amount}} to collect', {
              count: orders.length, defaultValue_one: '{{number}} parcel, {{amount}} to collect',
              number: formatCount(orders.length), amount: formatTaka(orders.reduce((sum, { due }) => sum + due, 0)),
            })}
          </p>
          <p>{t('Handed over by')} ____________________ {t('Received by')} ____________________</p>
        </PaperTable>
      ))}
    </PrintSheet>
  );
}
