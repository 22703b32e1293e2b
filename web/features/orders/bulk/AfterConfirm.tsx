import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { ORDER_SMS_WORDS } from '../../../../schema/rules/order-words.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Card } from '../../../ui/Card.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TemplateSelect } from '../../messaging/components/TemplateSelect.tsx';
import { useConnectedCouriers } from '../../delivery/useConnectedCouriers.ts';

/** In place of a courier: the one that each order is planned for. */
export const BY_PLAN = 'plan';

export interface AfterConfirmChoice {
  /** `BY_PLAN`, or of one courier; empty where nothing is booked. */
  courierId: string;
  /** Empty where no SMS is sent. */
  text: string;
}

export interface PlannedOrder {
  reference: string;
  plannedCourier?: string | null;
}

interface AfterConfirmProps {
  /** Those that will be confirmed. */
  orders: readonly PlannedOrder[];
  choice: AfterConfirmChoice;
  onChange: (choice: AfterConfirmChoice) => void;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

/** What follows on a confirmation, for the orders that were confirmed: a courier, an SMS. Nothing where the viewer may do neither. */
export function AfterConfirm({ orders, choice, onChange }: AfterConfirmProps) {
  const { t } = useTranslation();
  const [canBook, canText] = [useCan('orderUpdate'), useCan('order')];
  if (!canBook && !canText) return null;
  return (
    <Card title={t('Once they are confirmed')}>
      <Stack>
        {canBook && <CourierChoice orders={orders} choice={choice} onChange={onChange} />}
        {canText && (
          <>
            <TextArea
              label={t('Send an SMS')} name="text" maxLength={700} rows={2} value={choice.text} onChange={(text) => onChange({ ...choice, text })}
              description={t('Left empty, none is sent. {{words}} stand for what each order says.', { words: ORDER_SMS_WORDS.map((word) => `{${word}}`).join(' ') })}
            />
            <TemplateSelect onChoose={(text) => onChange({ ...choice, text })} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function CourierChoice({ orders, choice, onChange }: AfterConfirmProps) {
  const { t } = useTranslation();
  const { couriers, hasFailed, reload } = useConnectedCouriers();
  if (hasFailed && !couriers) return <PartFailed title={t('The couriers could not be loaded')} onRetry={reload} />;
  if (!couriers?.length) return null;
  return (
    <Select
      label={t('Book courier')} name="courierId" value={choice.courierId} onChange={(courierId) => onChange({ ...choice, courierId })}
      options={[
        { id: '', label: t('Not yet') },
        { id: BY_PLAN, label: t('Each order’s planned delivery method') },
        ...couriers.map(({ id, name }) => ({ id, label: name })),
      ]}
      description={choice.courierId === BY_PLAN ? planText(orders, couriers.map(({ name }) => name), t) : undefined}
    />
  );
}

/** Orders that are named before the rest is counted. */
const NAMED = 10;

/** Who gets how many of the orders, and which are left out. */
function planText(orders: readonly PlannedOrder[], connected: readonly string[], t: TFunction): string {
  const parcels = connected.flatMap((name) => {
    const count = orders.filter(({ plannedCourier }) => plannedCourier === name).length;
    return count === 0 ? [] : [`${name} ${formatCount(count)}`];
  });
  const left = orders.filter(({ plannedCourier }) => !plannedCourier || !connected.includes(plannedCourier)).map(({ reference }) => reference);
  const names = left.slice(0, NAMED).join(', ') + (left.length > NAMED ? ` +${formatCount(left.length - NAMED)}` : '');
  return [
    ...(parcels.length > 0 ? [`${parcels.join(', ')}.`] : []),
    ...(left.length > 0
      ? [t('{{count}} are confirmed and not booked, because they have no delivery method yet or one that is entered by hand: {{names}}', {
        count: left.length, names, defaultValue_one: '{{count}} is confirmed and not booked, because it has no delivery method yet or one that is entered by hand: {{names}}',
      })]
      : []),
  ].join(' ');
}
