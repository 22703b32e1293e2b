import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { token } from '../../../ui/theme/token.ts';
import { CourierRecords } from '../../delivery/components/CourierRecords.tsx';
import { useShipOrder } from '../mutations/useShipOrder.ts';
import { CourierField } from './CourierField.tsx';

interface ShipDialogProps {
  orderId: string;
  version: number;
  /** Order reference: 'NG-1024'. */
  reference: string;
  plannedCourier: string | null | undefined;
  /** Called with a refusal that belongs to no field. */
  onProblem: (problem: CommandProblem) => void;
  onShipped: (courierName: string) => void;
  onClose: () => void;
}

const Consequence = styled.p`
  color: ${token.ink2};
`;

/** Asks for the courier, and hands the parcel over. */
export function ShipDialog(props: ShipDialogProps) {
  const { orderId, version, reference, plannedCourier, onProblem, onShipped, onClose } = props;
  const { t } = useTranslation();
  const { shipOrder } = useShipOrder();
  const form = useCommandForm({
    saved: { courierName: plannedCourier ?? '', trackingCode: '' },
    save: ({ courierName, trackingCode }) =>
      shipOrder({
        orderId,
        version,
        courierName: courierName.trim(),
        trackingCode: trackingCode.trim() || undefined,
      }),
    onSaved: (_order, { courierName }) => {
      onShipped(courierName.trim());
      onClose();
    },
    onRefused: (problem) => {
      if (Object.keys(problem.fields).length > 0) return problem;
      if (problem.reason === 'NOT_BOOKED') return { ...problem, fields: { trackingCode: problem.message } };
      // The refusal concerns the order as a whole and is shown on its page.
      form.reset();
      onProblem(problem);
      onClose();
      return null;
    },
  });

  const courierName = useWatch({ control: form.control, name: 'courierName' });

  return (
    <FormDialog
      form={form}
      title={t('Ship order {{order}}', { order: reference })}
      submitLabel={t('Ship')}
      width={520}
      onClose={onClose}
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
    </FormDialog>
  );
}
