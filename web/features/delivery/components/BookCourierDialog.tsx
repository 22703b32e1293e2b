import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MAX_BOOKED } from '../../../../schema/rules/booking.ts';
import { formatCount } from '../../../../schema/rules/format.ts';
import { FormSelect, FormSwitch } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCanSeeCost } from '../../../shell/useCanSeeCost.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useBookCourier } from '../mutations/useBookCourier.ts';
import { useConnectedCouriers } from '../useConnectedCouriers.ts';
import { AskToTell } from '../../messaging/components/AskToTell.tsx';
import { SendLaterNote } from '../../orders/bulk/SendLaterNote.tsx';
import { AreaChoices } from './AreaChoices.tsx';
import type { ChosenArea } from './AreaChoices.tsx';
import { BookingPrices } from './BookingPrices.tsx';
import { CourierRecords } from './CourierRecords.tsx';

/** As many as one booking takes. */

interface BookCourierDialogProps {
  /** Confirmed or packed orders. Stable while the dialog is open. */
  orderIds: readonly string[];
  /** How many were chosen, where `orderIds` are the first of them. */
  total?: number;
  /** Those of them that are to be sent on a later day; left out where one order was chosen for itself. */
  later?: number;
  onClose: () => void;
  onStarted: () => void;
}

const Words = styled.p`
  color: ${token.ink2};
`;

/** Books orders with a connected courier. Booked orders get the courier's numbers and become shipped. */
export function BookCourierDialog({ orderIds: chosen, total = chosen.length, later, onClose, onStarted }: BookCourierDialogProps) {
  const { t } = useTranslation();
  const [orderIds] = useState(() => chosen.slice(0, MAX_BOOKED));
  const navigate = useNavigate();
  const canFollow = useCan('product');
  const canConnect = useCan('deliveryMethod');
  const canSeeCost = useCanSeeCost();
  const { couriers, hasFailed, reload } = useConnectedCouriers();
  const { bookCourier } = useBookCourier();
  const [areas, setAreas] = useState<ChosenArea[]>([]);
  const form = useCommandForm({
    saved: { courierId: couriers?.[0]?.id ?? '', early: later === undefined, tells: orderIds.length === 1 },
    save: ({ courierId, early, tells }) => bookCourier({ courierId, orders: [...orderIds], areas, early, tells }),
    onSaved: ({ id }) => {
      onStarted();
      toast.success(t('{{count}} parcels are being booked', { count: orderIds.length, defaultValue_one: '{{count}} parcel is being booked' }));
      if (canFollow) void navigate({ to: '/bulk-jobs/$id', params: { id } });
      else onClose();
    },
  });
  const courierId = useWatch({ control: form.control, name: 'courierId' });
  const courier = couriers?.find(({ id }) => id === courierId);
  const isEmpty = couriers?.length === 0;
  return (
    <FormDialog
      form={form}
      title={t('Book courier')}
      submitLabel={t('Book {{count}} parcels', { count: orderIds.length, defaultValue_one: 'Book {{count}} parcel' })}
      canSubmit={!isEmpty && couriers !== null}
      width={520}
      onClose={onClose}
    >
      {total > orderIds.length && (
        <Banner meaning="warn" title={t('At most {{limit}} orders in one booking', { limit: formatCount(MAX_BOOKED) })}>
          {t('Book the others after these.')}
        </Banner>
      )}
      {hasFailed && !couriers && <PartFailed title={t('The couriers could not be loaded')} onRetry={reload} />}
      {isEmpty ? (
        <Words>
          {t('No courier is connected yet.')}{' '}
          {canConnect && <TextLink to="/delivery-method/add-new-dm">{t('Connect a courier')}</TextLink>}
        </Words>
      ) : (
        <>
          <FormSelect
            form={form}
            name="courierId"
            label={t('Courier')}
            options={(couriers ?? []).map(({ id, name }) => ({ id, label: name }))}
            isRequired
          />
          <CourierRecords orderIds={orderIds} isConnectedOnly chosen={courierId} onChoose={({ id }) => form.change('courierId', id)} />
          <AreaChoices key={courierId} courierId={courierId} orderIds={orderIds} onChange={setAreas} />
          {canSeeCost && courier && <BookingPrices key={`${courierId} prices`} courier={courier} orderIds={orderIds} areas={areas} />}
          {later !== undefined && later > 0 && (
            <SendLaterNote count={later}>{(label) => <FormSwitch form={form} name="early" label={label} />}</SendLaterNote>
          )}
          {orderIds.length > 1 && (
            <AskToTell events={['SHIPPED']} count={orderIds.length}>{(texts) => <FormSwitch form={form} name="tells" {...texts} />}</AskToTell>
          )}
          <Words>{t('Orders whose parcel the courier takes are shipped with its number. The others stay as they are and say why.')}</Words>
        </>
      )}
    </FormDialog>
  );
}
