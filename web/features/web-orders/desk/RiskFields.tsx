import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DeskSettingDialogQuery } from '../../../__generated__/DeskSettingDialogQuery.graphql.ts';
import { FormNumberField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { FieldRow } from '../../../ui/Form.tsx';

type Setting = Omit<DeskSettingDialogQuery['response']['callDesk']['setting'], 'version'>;

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 550;
  }
`;

const Row = styled(FieldRow)`
  /* A label of two lines keeps its field beside the other one. */
  align-items: end;
`;

/** From where on a fact about an order or its buyer adds to the score, and from which scores on it is shown. */
export function RiskFields({ form }: { form: CommandForm<Setting> }) {
  const { t } = useTranslation();
  return (
    <Group>
      <legend>{t('Risk of web orders')}</legend>
      <p>{t('The score counts what your own business has seen of the buyer, and what couriers know where one is asked.')}</p>
      <Row>
        <FormNumberField form={form} label={t('Doubt from a score of')} name="checkScore" isRequired />
        <FormNumberField form={form} label={t('High risk from a score of')} name="highScore" isRequired />
      </Row>
      <Row>
        <FormNumberField form={form} label={t('The same goods again is a duplicate within, hours')} name="duplicateHours" isRequired />
        <FormNumberField form={form} label={t('Suspicious from so many orders of a phone or IP a day')} name="velocityLimit" isRequired />
      </Row>
      <Row>
        <FormNumberField form={form} label={t('Risky from so many returns, per cent')} name="returnPercent" isRequired />
        <FormNumberField form={form} label={t('This share counts from so many parcels')} name="returnParcels" isRequired />
      </Row>
      <Row>
        <FormNumberField form={form} label={t('A customer is marked from so many returned parcels')} name="badReturns" isRequired />
        <FormNumberField form={form} label={t('What couriers know counts from so many parcels')} name="courierParcels" isRequired />
      </Row>
      <Row>
        <FormNumberField form={form} label={t('Reliable from so many parcels, none returned')} name="trustedParcels" isRequired />
        <FormNumberField form={form} label={t('Unusual from so many times their usual total')} name="unusualTimes" isRequired />
      </Row>
      <Row>
        <FormNumberField form={form} label={t('An address is too short below, characters')} name="shortAddress" isRequired />
      </Row>
    </Group>
  );
}
