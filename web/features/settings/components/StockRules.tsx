import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { BusinessDraft } from '../../business/useBusinessSettings.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

/** When orders take their units from what is available, and whether they may take more than there is. */
export function StockRules({ draft, change }: Pick<BusinessDraft, 'draft' | 'change'>) {
  const { t } = useTranslation();
  const isEarly = draft.reservationTiming === 'ORDER';
  return (
    <Card title={t('Stock')}>
      <Stack>
        <Select
          label={t('Reserve stock')}
          name="reservationTiming"
          options={[
            { id: 'CONFIRMATION', label: t('At confirmation') },
            { id: 'ORDER', label: t('When the order is taken') },
          ]}
          value={draft.reservationTiming}
          onChange={(timing) => change('reservationTiming', timing)}
          description={
            isEarly
              ? t('A pending order already holds its pieces. Orders that stand already are not changed.')
              : t('A pending order holds nothing before it is confirmed. Orders that stand already are not changed.')
          }
        />
        <Switch
          label={t('Allow backorder')}
          name="allowsBackorder"
          isSelected={draft.allowsBackorder}
          onChange={(isAllowed) => change('allowsBackorder', isAllowed)}
          description={
            draft.allowsBackorder
              ? t('Orders can be confirmed beyond the stock. Order, product and bell show what is missing.')
              : t('An order that needs more than is available is refused.')
          }
        />
      </Stack>
    </Card>
  );
}
