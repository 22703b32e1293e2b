import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormMoneyField, FormSwitch } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { token } from '../../../ui/theme/token.ts';
import { SettingStack } from './SettingColumns.tsx';

const Words = styled.p`
  color: ${token.ink2};
`;

interface Rules {
  confirmsTyped: boolean;
  confirmsWeb: boolean;
  confirmsUpTo: number | null;
  confirmsKnownOnly: boolean;
}

/** Which orders are confirmed as soon as they are taken. */
export function ConfirmRules<Values extends Rules>({ form: given }: { form: Pick<CommandForm<Values>, 'control'> }) {
  const { t } = useTranslation();
  // The fields know no more of the form than these rules.
  const form = given as unknown as Pick<CommandForm<Rules>, 'control'>;
  const [isTyped, isWeb] = useWatch({ control: form.control, name: ['confirmsTyped', 'confirmsWeb'] });
  return (
    <Card title={t('Confirmed by itself')}>
      <SettingStack>
        <FormSwitch
          form={form}
          label={t('Orders that people type')}
          name="confirmsTyped"
          description={t('As soon as they are saved, whoever saves them.')}
        />
        <FormSwitch form={form} label={t('Orders of web shops')} name="confirmsWeb" description={t('As soon as somebody approves them.')} />
        {(isTyped || isWeb) && (
          <>
            <FormMoneyField form={form} label={t('Up to a total of')} name="confirmsUpTo" description={t('Empty for any total.')} />
            <FormSwitch form={form} label={t('Only for customers who have taken a parcel before')} name="confirmsKnownOnly" />
            <Words>
              {t('An order whose goods are not all in stock is never confirmed by itself, also where backorder is allowed. Neither is one of a number that is blocked, of a customer who sends much back, with another open order of the same phone, or without an address that a courier finds. They wait for somebody.')}
            </Words>
          </>
        )}
      </SettingStack>
    </Card>
  );
}
