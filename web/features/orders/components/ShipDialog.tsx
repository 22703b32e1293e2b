import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormTextField } from '../../../forms/fields.tsx';
import { token } from '../../../ui/theme/token.ts';
import { CourierRecords } from '../../delivery/components/CourierRecords.tsx';
import { useShipOrder } from '../mutations/useShipOrder.ts';
import type { StepDialogProps } from '../steps/stepFacts.ts';
import { StepFormDialog } from '../steps/StepFormDialog.tsx';
import { useStepForm } from '../steps/useStepForm.ts';
import { CourierField } from './CourierField.tsx';

interface ShipDialogProps extends StepDialogProps {
  plannedCourier: string | null | undefined;
}

const Consequence = styled.p`
  color: ${token.ink2};
`;

/** Asks for the courier, and hands the parcel over. */
export function ShipDialog(props: ShipDialogProps) {
  const { order: { id: orderId, version, reference }, plannedCourier } = props;
  const { t } = useTranslation();
  const { shipOrder } = useShipOrder();
  const form = useStepForm(props, {
    saved: { courierName: plannedCourier ?? '', trackingCode: '' },
    save: ({ courierName, trackingCode }) =>
      shipOrder({
        orderId,
        version,
        courierName: courierName.trim(),
        trackingCode: trackingCode.trim() || undefined,
      }),
    doneText: ({ courierName }) => t('Order {{order}} handed to {{courierName}}', { order: reference, courierName: courierName.trim() }),
    fieldOf: { NOT_BOOKED: 'trackingCode' },
  });

  const courierName = useWatch({ control: form.control, name: 'courierName' });

  return (
    <StepFormDialog
      step={props}
      form={form}
      title={t('Ship order {{order}}', { order: reference })}
      submitLabel={t('Ship')}
      width={520}
    >
      <CourierField form={form} name="courierName" isRequired autoFocus />
      <CourierRecords orderIds={[orderId]} chosen={courierName} onChoose={({ name }) => form.change('courierName', name)} />
      <FormTextField
        form={form}
        label={t('Tracking code')}
        name="trackingCode"
        description={t('As printed on the parcel; leave it empty when there is none.')}
        maxLength={100}
        autoComplete="off"
      />
      <Consequence>{t('The goods leave your stock, and their cost is frozen.')}</Consequence>
    </StepFormDialog>
  );
}
