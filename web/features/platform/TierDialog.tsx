import { useTranslation } from 'react-i18next';
import type { TierLimitsPageQuery$data } from '../../__generated__/TierLimitsPageQuery.graphql.ts';
import { FormMoneyField, FormNumberField } from '../../forms/fields.tsx';
import { FormDialog } from '../../forms/FormSurface.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { FieldRow } from '../../ui/Form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateTierLimits } from './mutations/useUpdateTierLimits.ts';

export type Tier = TierLimitsPageQuery$data['tierLimits'][number];

interface TierDialogProps {
  tier: Tier;
  onClose: () => void;
  onSaved: () => unknown;
}

/** An amount may be missing while it is typed; the form is not submitted with an empty required field. */
type TierDraft = { [Name in Exclude<keyof Tier, 'tier'>]: number | null };

const LARGEST_LIMIT = 100_000_000;

/** Edits the limits and prices of one tier. */
export function TierDialog({ tier: { tier, ...limits }, onClose, onSaved }: TierDialogProps) {
  const { t } = useTranslation();
  const { updateTierLimits } = useUpdateTierLimits();
  const form = useCommandForm<TierDraft, unknown>({
    saved: limits,
    save: (draft) => updateTierLimits({ tier, ...draft } as Tier),
    onSaved: () => {
      toast.success(t('{{tier}} is changed', { tier }));
      onSaved();
      onClose();
    },
  });
  const limit = { form, min: 0, max: LARGEST_LIMIT, isRequired: true };

  return (
    <FormDialog
      form={form}
      title={t('What {{tier}} grants', { tier })}
      submitLabel={t('Save')}
      onClose={onClose}
      onReload={onSaved}
    >
      <FieldRow>
        <FormNumberField label={t('Products')} name="productLimit" {...limit} />
        <FormNumberField label={t('Orders')} name="ecomOrderLimit" {...limit} />
      </FieldRow>
      <FieldRow>
        <FormNumberField label={t('Users')} name="userLimit" {...limit} />
        <FormNumberField label={t('Files (MB)')} name="fileLimitMb" {...limit} />
      </FieldRow>
      <FieldRow>
        <FormNumberField label={t('Trial days')} name="trialDays" {...limit} max={366} />
      </FieldRow>
      <FieldRow>
        <FormMoneyField label={t('Price per month')} name="packagePrice" form={form} isRequired />
        <FormMoneyField label={t('Price per SMS')} name="smsRate" {...limit} max={1_000} decimals={4} />
      </FieldRow>
      <p>
        {t('Businesses that have this tier keep what they were granted; it counts for those that take it anew.')}
      </p>
    </FormDialog>
  );
}
