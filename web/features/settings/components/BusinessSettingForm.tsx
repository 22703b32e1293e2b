import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import type {
  BusinessSettingForm_business$key,
} from '../../../__generated__/BusinessSettingForm_business.graphql.ts';
import type { BusinessSettingFormQuery } from '../../../__generated__/BusinessSettingFormQuery.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { UnsavedGuard } from '../../../shell/UnsavedGuard.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow, Form } from '../../../ui/Form.tsx';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveBusinessSetting } from '../mutations/useSaveBusinessSetting.ts';

const Page = styled.div`
  max-width: 640px;
`;

const End = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

const reloadQuery = graphql`
  query BusinessSettingFormQuery {
    viewer {
      business {
        ...BusinessSettingForm_business
      }
    }
  }
`;

const FIELDS = ['name', 'address', 'hotline', 'orderPrefix'] as const;
type Settings = Record<(typeof FIELDS)[number], string>;

/** As the gateway takes it. */
const PREFIX = /^[\p{L}\p{N}\-/]*$/u;
const EXAMPLE_NUMBER = '1024';

/** Name, address, hotline and order prefix, as invoices and stickers print them. */
export function BusinessSettingForm({ business }: { business: BusinessSettingForm_business$key }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { version, ...saved } = useFragment(
    graphql`
      fragment BusinessSettingForm_business on Business {
        version
        name
        address
        hotline
        orderPrefix
      }
    `,
    business,
  );
  const { name, address, hotline, orderPrefix } = saved;
  // Only what was typed: a field left alone follows what somebody else saves meanwhile.
  const [typed, setTyped] = useState<Partial<Settings>>({});
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { updateBusiness, isInFlight } = useSaveBusinessSetting();
  const draft: Settings = { name, address, hotline, orderPrefix, ...typed };
  const isDirty = FIELDS.some((field) => draft[field] !== saved[field]);
  const change = (field: keyof Settings) => (value: string) =>
    setTyped((current) => ({ ...current, [field]: value }));

  async function save() {
    const outcome = await updateBusiness({ version, ...draft });
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    setTyped({});
    toast.success(t('Business setting saved'));
  }

  async function reload() {
    await fetchQuery<BusinessSettingFormQuery>(environment, reloadQuery, {}).toPromise();
    setProblem(null);
  }

  const errors = problem?.fields ?? {};
  return (
    <Page>
      <UnsavedGuard isDirty={isDirty} />
      <Card>
        <Form errors={errors} onSubmit={() => void save()}>
          {problem && Object.keys(errors).length === 0 && (
            <Banner
              meaning="bad"
              title={problem.message}
              action={
                problem.code === 'CONFLICT' && (
                  <Button size="small" onClick={() => void reload()}>
                    {t('Reload')}
                  </Button>
                )
              }
            />
          )}
          <TextField
            label={t('Name')}
            name="name"
            value={draft.name}
            onChange={change('name')}
            validate={(text) => (text.trim() === '' ? t('Give the business a name') : null)}
            maxLength={100}
            autoComplete="organization"
            isRequired
          />
          <TextArea
            label={t('Address')}
            name="address"
            value={draft.address}
            onChange={change('address')}
            description={t('Printed on invoices and stickers.')}
            maxLength={300}
          />
          <FieldRow>
            <PhoneField
              label={t('Hotline')}
              name="hotline"
              value={draft.hotline}
              onChange={change('hotline')}
              description={t('The number that customers call.')}
            />
            <TextField
              label={t('Order prefix')}
              name="orderPrefix"
              value={draft.orderPrefix}
              onChange={change('orderPrefix')}
              validate={(text) => (PREFIX.test(text) ? null : t('Letters, digits, - and / only'))}
              description={t('Printed before the number: {{example}}', {
                example: `${draft.orderPrefix}${EXAMPLE_NUMBER}`,
              })}
              maxLength={10}
              autoComplete="off"
            />
          </FieldRow>
          <End>
            {isDirty && <Button onClick={() => setTyped({})}>{t('Discard')}</Button>}
            <Button type="submit" variant="primary" isPending={isInFlight} disabled={!isDirty}>
              {t('Save')}
            </Button>
          </End>
        </Form>
      </Card>
    </Page>
  );
}
