import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ORDER_SMS_WORDS } from '../../../../schema/rules/order-sms.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useConnectedCouriers } from '../../delivery/useConnectedCouriers.ts';

export interface AfterConfirmChoice {
  /** Empty where nothing is booked. */
  courierId: string;
  /** Empty where no SMS is sent. */
  text: string;
}

interface AfterConfirmProps {
  choice: AfterConfirmChoice;
  onChange: (choice: AfterConfirmChoice) => void;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

/** What follows on a confirmation, for the orders that were confirmed: a courier, an SMS. Nothing where the viewer may do neither. */
export function AfterConfirm({ choice, onChange }: AfterConfirmProps) {
  const { t } = useTranslation();
  const [canBook, canText] = [useCan('orderUpdate'), useCan('order')];
  if (!canBook && !canText) return null;
  return (
    <Card title={t('Once they are confirmed')}>
      <Stack>
        {canBook && <CourierChoice choice={choice} onChange={onChange} />}
        {canText && (
          <TextArea
            label={t('Send an SMS')} name="text" maxLength={700} rows={2} value={choice.text} onChange={(text) => onChange({ ...choice, text })}
            description={t('Left empty, none is sent. {{words}} stand for what each order says.', { words: ORDER_SMS_WORDS.map((word) => `{${word}}`).join(' ') })}
          />
        )}
      </Stack>
    </Card>
  );
}

function CourierChoice({ choice, onChange }: AfterConfirmProps) {
  const { t } = useTranslation();
  const couriers = useConnectedCouriers() ?? [];
  if (couriers.length === 0) return null;
  return (
    <Select
      label={t('Book courier')} name="courierId" value={choice.courierId} onChange={(courierId) => onChange({ ...choice, courierId })}
      options={[{ id: '', label: t('Not yet') }, ...couriers.map(({ id, name }) => ({ id, label: name }))]}
    />
  );
}
