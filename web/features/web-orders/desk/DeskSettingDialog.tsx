import { Truck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { DeskSettingDialogQuery } from '../../../__generated__/DeskSettingDialogQuery.graphql.ts';
import type { DeskSettingDialogMutation } from '../../../__generated__/DeskSettingDialogMutation.graphql.ts';
import { FormNumberField, FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import { useReload } from '../../../relay/useReload.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { USUAL_SCRIPT } from './callScript.ts';
import { CourierScoreDialog } from './CourierScoreDialog.tsx';
import { RiskFields } from './RiskFields.tsx';

/** The setting of the call desk and the thresholds of the risk score. */
export function DeskSettingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Setting onClose={onClose} />
    </Suspense>
  );
}

const query = graphql`
  query DeskSettingDialogQuery {
    callDesk {
      setting {
        version
        claimMinutes
        retryMinutes
        maxAttempts
        duplicateHours
        velocityLimit
        returnPercent
        returnParcels
        badReturns
        courierParcels
        trustedParcels
        unusualTimes
        shortAddress
        checkScore
        highScore
        script
      }
    }
  }
`;

function Setting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [isOfCouriers, setOfCouriers] = useState(false);
  const { callDesk } = useLazyLoadQuery<DeskSettingDialogQuery>(query, {}, { fetchPolicy: 'network-only' });
  const reload = useReload<DeskSettingDialogQuery>(query, {});
  const { version, ...saved } = callDesk.setting;
  const { run } = useCommand<DeskSettingDialogMutation>(graphql`
    mutation DeskSettingDialogMutation($input: SaveCallDeskSettingInput!) {
      saveCallDeskSetting(input: $input) {
        __typename
        ... on SaveCallDeskSettingSuccess {
          data: callDesk {
            setting {
              version
              checkScore
              highScore
              maxAttempts
              script
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const form = useCommandForm({
    saved,
    save: (values) => run({ input: { version, ...values } }),
    onSaved: () => {
      toast.success(t('Settings saved'));
      onClose();
    },
  });
  return (
    <>
      <FormDialog form={form} title={t('Settings of the call desk')} onReload={reload} submitLabel={t('Save')} onClose={onClose} width={640}>
        <FormNumberField form={form} label={t('An order is the caller\'s for, minutes')} name="claimMinutes" isRequired autoFocus />
        <FormNumberField form={form} label={t('After no answer call again in, minutes')} name="retryMinutes" isRequired />
        <FormNumberField form={form} label={t('Calls before it is given up')} name="maxAttempts" isRequired />
        <RiskFields form={form} />
        <Button icon={Truck} onClick={() => setOfCouriers(true)}>{t('What couriers know of buyers')}</Button>
        <FormTextArea
          form={form} label={t('What the caller says')} name="script" maxLength={2000} placeholder={USUAL_SCRIPT}
          description={t('Filled in: {name}, {shop}, {items}, {due}, {address}. Left empty, the usual words.')}
        />
      </FormDialog>
      {isOfCouriers && <CourierScoreDialog onClose={() => setOfCouriers(false)} />}
    </>
  );
}
