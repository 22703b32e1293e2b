import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { token } from '../../../ui/theme/token.ts';

export interface Parcel {
  courierName: string;
  trackingCode: string;
}

interface ShipDialogProps {
  /** What people call it. */
  order: string;
  isOpen: boolean;
  isPending: boolean;
  /** What the gateway refused, by field. */
  errors: Record<string, string>;
  onClose: () => void;
  onShip: (parcel: Parcel) => void;
}

const COURIERS = ['Steadfast', 'Pathao', 'RedX', 'Paperfly', 'eCourier', 'Sundarban'];

/** The browser's own list of suggestions, without its arrow. */
const Suggesting = styled.div`
  input::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;

const Consequence = styled.p`
  color: ${token.ink2};
`;

/** Asks which courier takes the parcel. */
export function ShipDialog({ order, isOpen, isPending, errors, onClose, onShip }: ShipDialogProps) {
  const { t } = useTranslation();
  const [courierName, setCourierName] = useState('');
  const [trackingCode, setTrackingCode] = useState('');
  const formId = useId();
  const couriersId = useId();
  return (
    <Dialog
      title={t('Ship order {{order}}', { order })}
      isOpen={isOpen}
      onClose={onClose}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('Ship')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        hasSaveKey={false}
        errors={errors}
        onSubmit={() => onShip({ courierName: courierName.trim(), trackingCode: trackingCode.trim() })}
      >
        <Suggesting>
          <TextField
            label={t('Courier')}
            name="courierName"
            value={courierName}
            onChange={setCourierName}
            validate={(text) => (text.trim() === '' ? t('Name the courier') : null)}
            inputProps={{ list: couriersId }}
            maxLength={100}
            isRequired
            autoFocus
          />
          <datalist id={couriersId}>
            {COURIERS.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </Suggesting>
        <TextField
          label={t('Tracking code')}
          name="trackingCode"
          value={trackingCode}
          onChange={setTrackingCode}
          description={t('As printed on the parcel; leave it empty when there is none.')}
          maxLength={100}
          autoComplete="off"
        />
        <Consequence>{t('The goods leave your stock, and their cost is frozen.')}</Consequence>
      </Form>
    </Dialog>
  );
}
