import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { OpenBookings_courier$data, OpenBookings_courier$key } from '../../../__generated__/OpenBookings_courier.graphql.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useResolveBooking } from '../mutations/useResolveBooking.ts';

type Booking = OpenBookings_courier$data['openBookings'][number];

interface OpenBookingsProps {
  courier: OpenBookings_courier$key;
  /** Bookings are looked up automatically; the user has nothing to do. */
  isLookedUp: boolean;
}

/** Bookings without an answer: the courier may have these parcels. */
export function OpenBookings({ courier, isLookedUp }: OpenBookingsProps) {
  const { t } = useTranslation();
  const [asked, ask] = useState<Booking | null>(null);
  const { openBookings } = useFragment(
    graphql`
      fragment OpenBookings_courier on Courier {
        openBookings {
          id
          orderId
          reference
          customerName
          phone
          invoice
          message: error
          messageKey
          messageValues
          since
        }
      }
    `,
    courier,
  );
  if (openBookings.length === 0) return null;
  return (
    <Card title={t('Parcels without an answer')} isFlush>
      <FactTable<Booking>
        label={t('Parcels without an answer')}
        rows={openBookings}
        isStackedOnPhone
        getRowId={({ id }) => id}
        columns={[
          {
            id: 'order', header: t('Order'),
            cell: ({ orderId, reference, customerName }) => (
              <CellText secondary={customerName}><TextLink to="/ecom/order/$id" params={{ id: orderId }}>{reference}</TextLink></CellText>
            ),
          },
          { id: 'invoice', header: t('Our number of it'), cell: ({ invoice, phone }) => <CellText isStrong secondary={phone}>{invoice}</CellText> },
          { id: 'since', header: t('Asked on'), cell: ({ since }) => <CellText>{formatDay(since)}</CellText> },
          { id: 'error', header: t('What came'), isWide: true, cell: ({ message, messageKey, messageValues }) => (
              <CellText tone="muted">{gatewayText({ message: message ?? '', messageKey: messageKey ?? '', messageValues }) ?? t('Waiting for the answer')}</CellText>
            ) },
          ...(isLookedUp ? [] : [{
            id: 'decide', header: t('In the panel'), align: 'end' as const, isLine: true,
            cell: (booking: Booking) => <Button size="small" onClick={() => ask(booking)}>{t('I have looked')}</Button>,
          }]),
        ]}
      />
      {asked && <ResolveDialog booking={asked} onClose={() => ask(null)} />}
    </Card>
  );
}

function ResolveDialog({ booking: { id, invoice, reference }, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation();
  const { resolveBooking } = useResolveBooking();
  const form = useCommandForm({
    saved: { consignment: '' },
    save: ({ consignment }) => resolveBooking({ bookingId: id, consignment: consignment.trim() }),
    onSaved: (_saved, { consignment }) => {
      toast.success(consignment.trim() ? t('{{order}} is shipped', { order: reference }) : t('{{order}} may be booked again', { order: reference }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Is {{invoice}} at the courier?', { invoice })} submitLabel={t('Save')} width={460} onClose={onClose}>
      <FormTextField
        form={form}
        name="consignment"
        label={t("The courier's number of it")}
        description={t("Look for our number in the courier's panel. Empty means that it has no such parcel: the order may be booked again.")}
        maxLength={100}
        autoComplete="off"
      />
    </FormDialog>
  );
}
