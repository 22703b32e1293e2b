import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { PrintSheet } from '../../../ui/PrintSheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { usePrintJob } from '../../printing/usePrintJob.ts';

const Sheet = styled.div`
  color: black;
  background: white;
  font-size: 3.4mm;

  & + & {
    break-before: page;
  }

  h1 {
    font-size: 5mm;
  }

  table {
    width: 100%;
    margin: 3mm 0;
    border-collapse: collapse;
  }

  th, td {
    padding: 1mm 2mm;
    text-align: left;
    border: 0.2mm solid black;
  }

  tr {
    break-inside: avoid;
  }
`;

/** The parcels that were handed over, a list for each courier to sign: printed once it is read. */
export function Manifest({ orderIds, onDone }: { orderIds: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const [ids] = useState(orderIds);
  const { job, error } = usePrintJob('INVOICE', ids);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (error) toast.error(error.message);
    if (error) done.current();
    if (!job) return;
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    void document.fonts.ready.then(() => window.print());
    return () => window.removeEventListener('afterprint', finish);
  }, [job, error]);
  if (!job) return null;
  const couriers = Map.groupBy(job.orders, ({ shipment, plannedCourier }) => shipment?.courier.name ?? plannedCourier ?? '');
  return (
    <PrintSheet pages="@page { size: 210mm 297mm; margin: 12mm }">
      {[...couriers].map(([courier, orders]) => (
        <Sheet key={courier} data-printed="">
          <h1>{t('Handed over to {{courier}}', { courier })}</h1>
          <p>{job.business.name} · {formatDateTime(new Date())}</p>
          <table>
            <thead>
              <tr>
                <th>{t('Order')}</th>
                <th>{t('Tracking')}</th>
                <th>{t('Customer')}</th>
                <th>{t('Phone')}</th>
                <th>{t('To collect')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ id, reference, shipment, shippingAddress: { name, phone }, due }) => (
                <tr key={id}>
                  <td>{reference}</td>
                  <td>{shipment?.trackingCode ?? ''}</td>
                  <td>{name}</td>
                  <td>{phoneText(phone)}</td>
                  <td>{formatTaka(due)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            {t('{{number}} parcels, {{amount}} to collect', {
              number: formatCount(orders.length), amount: formatTaka(orders.reduce((sum, { due }) => sum + due, 0)),
            })}
          </p>
          <p>{t('Handed over by')} ____________________ {t('Received by')} ____________________</p>
        </Sheet>
      ))}
    </PrintSheet>
  );
}
