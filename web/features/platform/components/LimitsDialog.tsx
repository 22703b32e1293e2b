import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LimitsDialog_business$key } from '../../../__generated__/LimitsDialog_business.graphql.ts';
import type { SubscriptionTier } from '../../../__generated__/useGrantToBusinessLimitsMutation.graphql.ts';
import { FormMoneyField, FormNumberField, FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { FieldRow } from '../../../ui/Form.tsx';
import { toast } from '../../../ui/toast.tsx';
import { TIERS } from '../businessSearch.ts';
import { useGrantToBusiness } from '../mutations/useGrantToBusiness.ts';

const LARGEST_LIMIT = 100_000_000;

interface Draft {
  tier: string;
  productLimit: number | null;
  ecomOrderLimit: number | null;
  userLimit: number | null;
  fileLimitMb: number | null;
  packagePrice: number | null;
  smsRate: number | null;
  reason: string;
}

/** What one business may use and pays, whatever its tier grants others. */
export function LimitsDialog({ business, onClose }: { business: LimitsDialog_business$key; onClose: () => void }) {
  const { t } = useTranslation();
  const { id: businessId, name, version, subscription, ...limits } = useFragment(
    graphql`
      fragment LimitsDialog_business on PlatformBusiness {
        id
        name
        version
        subscription
        productLimit
        ecomOrderLimit
        userLimit
        fileLimitMb
        packagePrice
        smsRate
      }
    `,
    business,
  );
  const { productLimit, ecomOrderLimit, userLimit, fileLimitMb, packagePrice, smsRate } = limits;
  const { updateBusinessLimits } = useGrantToBusiness();
  const form = useCommandForm<Draft, unknown>({
    saved: { tier: subscription, productLimit, ecomOrderLimit, userLimit, fileLimitMb, packagePrice, smsRate, reason: '' },
    save: ({ tier, reason, ...numbers }) =>
      updateBusinessLimits({
        // Required fields are filled when the form is sent.
        ...(numbers as Record<keyof typeof numbers, number>), businessId, version, tier: tier as SubscriptionTier, reason: reason.trim(),
      }),
    onSaved: () => {
      toast.success(t('The limits of {{name}} are changed', { name }));
      onClose();
    },
  });
  const limit = { form, min: 0, max: LARGEST_LIMIT, isRequired: true };
  return (
    <FormDialog form={form} title={t('Limits of {{name}}', { name })} submitLabel={t('Save')} onClose={onClose}>
      <FormSelect form={form} label={t('Package')} name="tier" options={TIERS.map((id) => ({ id, label: id }))} />
      <FieldRow>
        <FormNumberField label={t('Products')} name="productLimit" {...limit} />
        <FormNumberField label={t('Orders')} name="ecomOrderLimit" {...limit} />
      </FieldRow>
      <FieldRow>
        <FormNumberField label={t('Users')} name="userLimit" {...limit} />
        <FormNumberField label={t('Files (MB)')} name="fileLimitMb" {...limit} />
      </FieldRow>
      <FieldRow>
        <FormMoneyField label={t('Price per month')} name="packagePrice" form={form} isRequired />
        <FormMoneyField label={t('Price per SMS')} name="smsRate" {...limit} max={1_000} decimals={4} />
      </FieldRow>
      <FormTextArea
        form={form}
        label={t('Reason')}
        name="reason"
        maxLength={300}
        validate={(text) => (text.trim() === '' ? t('Give a reason') : null)}
        isRequired
        rows={2}
      />
    </FormDialog>
  );
}
