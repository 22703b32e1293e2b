import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdvanceSettingForm_business$key } from '../../../__generated__/AdvanceSettingForm_business.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormNumberField, FormSelect, FormSwitch } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveAdvanceSetting } from '../mutations/useSaveAdvanceSetting.ts';
import { ConfirmRules } from './ConfirmRules.tsx';
import { SettingStack } from './SettingColumns.tsx';
import { SettingFormEnd } from './SettingFormEnd.tsx';

/** The rules that are kept here. */
export function AdvanceSettingForm({ business: key }: { business: AdvanceSettingForm_business$key }) {
  const { t } = useTranslation();
  const isFounder = useCan('FOUNDER');
  const { version, ...business } = useFragment(
    graphql`
      fragment AdvanceSettingForm_business on Business {
        version
        duplicateDays
        returnGraceDays
        holdReleaseDays
        reopenDays
        confirmsTyped
        confirmsWeb
        confirmsUpTo
        confirmsKnownOnly
        takesDistrictCourier
        exporters
        employeeCredit
        weekend
      }
    `,
    key,
  );
  const { saveAdvanceSetting } = useSaveAdvanceSetting();
  const form = useCommandForm({
    saved: {
      ...business, exporters: business.exporters as string, employeeCredit: business.employeeCredit as string, weekend: business.weekend as string,
      confirmsUpTo: business.confirmsUpTo === 0 ? null : business.confirmsUpTo,
    },
    save: ({ confirmsUpTo, exporters, employeeCredit, weekend, ...draft }) =>
      saveAdvanceSetting({
        ...draft, version, confirmsUpTo: confirmsUpTo ?? 0, exporters: exporters as typeof business.exporters,
        employeeCredit: employeeCredit as typeof business.employeeCredit, weekend: weekend as typeof business.weekend,
      }),
    keepsTyping: true,
    onSaved: () => void toast.success(t('Advance setting saved')),
  });
  const exporters = [
    { id: 'READERS', label: t('Everybody who may see them') },
    { id: 'ADMINS', label: t('Admins and founders') },
    { id: 'FOUNDERS', label: t('Founders only') },
  ];
  // Only founders decide about what only founders may do.
  const isTheirs = !isFounder && business.exporters === 'FOUNDERS';

  return (
    <CommandForm form={form}>
      <SettingStack>
        <Card title={t('Orders')}>
          <SettingStack>
            <FieldRow>
              <FormNumberField
                form={form}
                label={t('Same phone counts as a duplicate for (days)')}
                name="duplicateDays"
                description={t('New Order, Bulk Confirm and the page of an order show another open order of the same phone.')}
                min={1}
                max={90}
                isRequired
              />
              <FormNumberField
                form={form}
                label={t('A return is late after (days)')}
                name="returnGraceDays"
                description={t('Counted from when it turned back until it is received. Late ones stand out on the dashboard and the returns bench.')}
                min={1}
                max={90}
                isRequired
              />
            </FieldRow>
            <FieldRow>
              <FormNumberField
                form={form}
                label={t('A hold gives back its stock after (days)')}
                name="holdReleaseDays"
                description={t('Counted from the day of the hold, where nobody has decided about it. The order stays on hold.')}
                min={1}
                max={90}
                isRequired
              />
              <FormNumberField
                form={form}
                label={t('A cancelled order can be reopened for (days)')}
                name="reopenDays"
                description={t('Counted from the cancellation. After that a new order is taken.')}
                min={1}
                max={90}
                isRequired
              />
            </FieldRow>
            <FormSwitch
              form={form}
              label={t('New orders take the courier of their district')}
              name="takesDistrictCourier"
              description={t('Where nobody has chosen one. What the customer picks up gets none. Each delivery method says which districts it has.')}
            />
            <div><TextLink to="/delivery-method/dm-list">{t('Delivery methods')}</TextLink></div>
          </SettingStack>
        </Card>
        <ConfirmRules form={form} />
        <Card title={t('Employee Report')}>
          <FieldRow>
            <FormSelect
              form={form}
              label={t('Orders count for')}
              name="employeeCredit"
              options={[{ id: 'TAKEN', label: t('Who took it') }, { id: 'CONFIRMED', label: t('Who confirmed it') }]}
              description={t('The report can be asked for the other one as well.')}
            />
            <FormSelect
              form={form}
              label={t('Weekend')}
              name="weekend"
              options={[
                { id: 'NONE', label: t('None') }, { id: 'FRIDAY', label: t('Friday') }, { id: 'FRIDAY_SATURDAY', label: t('Friday and Saturday') },
              ]}
              description={t('These days do not count as working days of anybody.')}
            />
          </FieldRow>
        </Card>
        <Card title={t('Exports')}>
          <FormSelect
            form={form}
            label={t('Lists and reports are taken away as files by')}
            name="exporters"
            options={isFounder || isTheirs ? exporters : exporters.filter(({ id }) => id !== 'FOUNDERS')}
            isDisabled={isTheirs}
            description={isTheirs
              ? t('Only a founder changes this.')
              : t('Others do not see the Export links, and the addresses of the files refuse them. What they may see on the screen stays.')}
          />
        </Card>
        <SettingFormEnd form={form} onDiscard={() => form.reset()} />
      </SettingStack>
    </CommandForm>
  );
}
