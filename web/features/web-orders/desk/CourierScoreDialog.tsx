import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { CourierScoreDialogMutation } from '../../../__generated__/CourierScoreDialogMutation.graphql.ts';
import type { CourierScoreDialogQuery, CourierScoreSource } from '../../../__generated__/CourierScoreDialogQuery.graphql.ts';
import { FormNumberField, FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import { useReload } from '../../../relay/useReload.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { toast } from '../../../ui/toast.tsx';

const NOBODY = 'NOBODY';

/** Who is asked how many parcels to a buyer's phone were delivered. */
export function CourierScoreDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Setting onClose={onClose} />
    </Suspense>
  );
}

const query = graphql`
  query CourierScoreDialogQuery {
    courierScoreSetting {
      version
      source
      hasKey
      hasSteadfast
      dailyLimit
      askedToday
      problem {
        message
        messageKey
        messageValues
      }
    }
  }
`;

function Setting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { courierScoreSetting: setting } = useLazyLoadQuery<CourierScoreDialogQuery>(query, {}, { fetchPolicy: 'network-only' });
  const reload = useReload<CourierScoreDialogQuery>(query, {});
  const { run } = useCommand<CourierScoreDialogMutation>(graphql`
    mutation CourierScoreDialogMutation($input: SaveCourierScoreSettingInput!) {
      saveCourierScoreSetting(input: $input) {
        __typename
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const form = useCommandForm({
    saved: { source: setting.source ?? NOBODY, key: '', dailyLimit: setting.dailyLimit as number | null },
    save: ({ source, key, dailyLimit }) => run({
      input: {
        version: setting.version, source: source === NOBODY ? undefined : (source as CourierScoreSource),
        key: key.trim() || undefined, dailyLimit: dailyLimit ?? undefined,
      },
    }),
    onSaved: () => {
      toast.success(t('Settings saved'));
      onClose();
    },
  });
  const source = useWatch({ control: form.control, name: 'source' });
  return (
    <FormDialog
      form={form} title={t('What couriers know of buyers')} onReload={reload} submitLabel={t('Save')} onClose={onClose}
      above={setting.problem && <Banner meaning="warn" title={t('The last question was refused')}>{gatewayText(setting.problem)}</Banner>}
    >
      <FormSelect
        form={form} name="source" label={t('Ask about buyers')}
        options={[
          { id: NOBODY, label: t('Nobody') },
          { id: 'STEADFAST', label: 'Steadfast', isDisabled: !setting.hasSteadfast && setting.source !== 'STEADFAST' },
          { id: 'BDCOURIER', label: 'BDCourier' },
        ]}
        description={setting.hasSteadfast
          ? t('They are told the phone number of each new web order, and of those who order by phone. What they answer stops no order.')
          : t('They are told the phone number of each new web order, and of those who order by phone. Steadfast can be asked once it is a delivery method.')}
      />
      {source === 'BDCOURIER' && (
        <FormTextField
          form={form} name="key" label={t('Key of BDCourier')} type="password" maxLength={200} autoComplete="off"
          placeholder={setting.hasKey ? t('Stays as it is') : undefined}
        />
      )}
      {source !== NOBODY && (
        <FormNumberField
          form={form} name="dailyLimit" label={t('Phone numbers a day at most')} isRequired
          description={t('{{number}} asked about today. A known phone number is asked about again after a week.', { number: formatCount(setting.askedToday) })}
        />
      )}
    </FormDialog>
  );
}
