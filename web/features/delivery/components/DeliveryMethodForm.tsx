import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { USUAL_TOLERANCE } from '../../../../schema/rules/courier-tolerance.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormMoneyField, FormNumberField, FormSelect, FormSwitch, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { fieldProblem } from '../../../relay/commandProblem.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { loadAreas, useAreas } from '../../orders/areas/useAreas.ts';
import type { Areas } from '../../orders/areas/useAreas.ts';
import { districtsOf, isConnected, methodInput } from '../deliveryMethodDraft.ts';
import type { MethodDraft } from '../deliveryMethodDraft.ts';
import { CONNECTED_PROVIDERS, PROVIDER_NAMES } from '../deliveryText.ts';
import { useSaveDeliveryMethod } from '../mutations/useSaveDeliveryMethod.ts';
import { CourierKeys } from './CourierKeys.tsx';
import { Fields, Wide } from './Fields.tsx';
import { useCanSeeCharges } from '../useCanSeeCharges.ts';

// Loaded on use: a courier without a connection has none.
const StatusMapEditor = lazyPart(() => import('./StatusMapEditor.tsx'), 'StatusMapEditor');

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

interface DeliveryMethodFormProps {
  saved: MethodDraft;
  /** The method to change; undefined for a new one. */
  changed?: { id: string; version: number; maskedKey: string | null | undefined; webhookUrl: string; hasWebhookSecret: boolean };
  /** Status words of the courier without a meaning yet. */
  unknownWords?: readonly string[];
  /** One of these, to be filled in. */
  word?: string;
}

/** The form of a delivery method: terms, charges, payout cycle and API keys. */
export function DeliveryMethodForm({ saved, changed, unknownWords = [], word }: DeliveryMethodFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const areas = useAreas();
  const districtProblem = (table: Areas | null, text: string) => {
    const unknown = table && districtsOf(text).find((name) => !table.DISTRICTS.some((district) => district.name === name));
    return unknown ? t('{{name}} is no district', { name: unknown }) : null;
  };
  const canSeeCharges = useCanSeeCharges();
  // Whoever adds a method knows its charges; those of a saved one may be hidden from them.
  const hasCharges = canSeeCharges || !changed;
  // More would write off what a courier pays less, which takes an administrator.
  const maxTolerance = useCan('ADMIN') ? undefined : Math.max(USUAL_TOLERANCE, saved.tolerance ?? 0);
  const { saveDeliveryMethod } = useSaveDeliveryMethod();
  const form = useCommandForm({
    saved,
    save: async (draft) => {
      // The table may still be loading when somebody saves at once.
      const message = districtProblem(await loadAreas(), draft.districts);
      if (message) return { ok: false, problem: fieldProblem('districts', message) };
      return saveDeliveryMethod({ ...methodInput(draft, { hasCharges }), ...(changed && { courierId: changed.id, version: changed.version }) });
    },
    keepsTyping: Boolean(changed),
    onSaved: ({ id }, { name }) => {
      toast.success(t('{{name}} is saved', { name: name.trim() }));
      return changed ? undefined : navigate({ to: '/delivery-method/dm-list/$id', params: { id }, replace: true });
    },
  });
  const type = useWatch({ control: form.control, name: 'type' });
  const days = { form, min: 0, max: 90, isRequired: true };
  return (
    <CommandForm form={form} focusesFirst={!changed} hasSaveKey>
      <Card title={t('Who carries it')}>
        <Fields>
          <FormSelect
            form={form}
            name="type"
            label={t('Kind')}
            options={[
              { id: 'MANUAL', label: t('A courier, entered by hand') },
              { id: 'PICKUP', label: t('The customer fetches it') },
              ...CONNECTED_PROVIDERS.map((id) => ({ id, label: t('{{courier}}, connected', { courier: PROVIDER_NAMES[id] }) })),
            ]}
          />
          <FormTextField
            form={form}
            name="name"
            label={t('Name')}
            validate={(text) => (text.trim() === '' ? t('Name the courier') : null)}
            maxLength={100}
            autoComplete="off"
            isRequired
          />
          <Wide>
            <FormTextArea
              form={form}
              name="districts"
              label={t('Propose it for these districts')}
              description={t('Commas between them. Each district has one method; another one loses it.')}
              maxLength={1500}
              validate={(text) => districtProblem(areas, text)}
            />
          </Wide>
          <Wide>
            <FormSwitch form={form} name="isActive" label={t('Takes new parcels')} description={t('Off: it is offered for no order. Parcels on their way go on.')} />
          </Wide>
        </Fields>
      </Card>
      <Card title={t('What it takes')}>
        <Fields>
          {hasCharges && (
            <>
              <FormMoneyField form={form} name="insideCharge" label={t('Inside Dhaka')} description={t('Left empty, a charge is not known. Write 0 where it takes nothing.')} />
              <FormMoneyField form={form} name="suburbCharge" label={t('Around Dhaka')} />
              <FormMoneyField form={form} name="outsideCharge" label={t('Outside Dhaka')} />
            </>
          )}
          <FormNumberField form={form} name="baseKg" label={t('Kilograms included')} min={1} max={50} isRequired />
          {hasCharges && (
            <>
              <FormMoneyField form={form} name="extraKgCharge" label={t('Every further kilogram')} />
              <FormNumberField form={form} name="codPercent" label={t('Of the cash collected, in percent')} min={0} max={100} decimals={2} />
              <FormNumberField
                form={form}
                name="returnPercent"
                label={t('For a return, in percent of the charge')}
                min={0}
                max={200}
              />
            </>
          )}
        </Fields>
      </Card>
      <Card title={t('When it pays')}>
        <Fields>
          <FormNumberField {...days} name="payoutDays" label={t('Days from delivery to payment')} />
          <FormNumberField {...days} name="graceDays" label={t('Days of grace after that')} description={t('Then its orders count as late.')} />
          <FormMoneyField
            form={form} name="tolerance" label={t('Difference to ignore')} max={maxTolerance}
            description={maxTolerance === undefined ? undefined : t('Only an administrator may raise it.')}
          />
        </Fields>
      </Card>
      {isConnected(type) && <CourierKeys form={form} provider={type} changed={saved.type === type ? changed : undefined} />}
      {isConnected(type) && <StatusMapEditor form={form} unknown={unknownWords} word={word} />}
      {type !== 'PICKUP' && (
        <Card title={t('Tracking')}>
          <Fields>
            <Wide>
              <FormTextField
                form={form}
                name="trackingUrl"
                label={t('Tracking link')}
                description={t('Write {{code}} where the number of the parcel stands.', { code: '{code}', interpolation: { escapeValue: false } })}
                placeholder="https://steadfast.com.bd/t/{code}"
                inputMode="url"
                maxLength={300}
                autoComplete="off"
              />
            </Wide>
          </Fields>
        </Card>
      )}
      <End>
        <LinkButton to="/delivery-method/dm-list">{t('Go back')}</LinkButton>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving} isHeld={Boolean(changed) && !form.isDirty}>
          {t('Save')}
        </Button>
      </End>
    </CommandForm>
  );
}
