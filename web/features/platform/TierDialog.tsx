import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TierLimitsPageQuery$data } from '../../__generated__/TierLimitsPageQuery.graphql.ts';
import type { CommandProblem } from '../../relay/commandProblem.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldRow, Form } from '../../ui/Form.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateTierLimits } from './mutations/useUpdateTierLimits.ts';

export type Tier = TierLimitsPageQuery$data['tierLimits'][number];

interface TierDialogProps {
  tier: Tier;
  onClose: () => void;
  onSaved: () => void;
}

const LARGEST_LIMIT = 100_000_000;

/** Everything that one tier grants. */
export function TierDialog({ tier: before, onClose, onSaved }: TierDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [tier, setTier] = useState(before);
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { updateTierLimits, isInFlight } = useUpdateTierLimits();
  const field = (name: Exclude<keyof Tier, 'tier'>) => ({
    name,
    value: tier[name],
    // A required field that is empty does not submit; until then it counts as nothing.
    onChange: (value: number | null) => setTier((current) => ({ ...current, [name]: value ?? 0 })),
    isRequired: true,
  });
  const limit = (name: Exclude<keyof Tier, 'tier'>) => ({ ...field(name), min: 0, max: LARGEST_LIMIT });

  async function save() {
    const outcome = await updateTierLimits(tier);
    if (!outcome.ok) return setProblem(outcome.problem);
    toast.success(t('{{tier}} is changed', { tier: before.tier }));
    onSaved();
    onClose();
  }

  const fields = problem?.fields ?? {};
  const isGeneral = problem && Object.keys(fields).length === 0;
  return (
    <Dialog
      title={t('What {{tier}} grants', { tier: before.tier })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isInFlight}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={isGeneral ? { '': problem.message } : fields} onSubmit={() => void save()}>
        <FieldRow>
          <NumberField label={t('Products')} {...limit('productLimit')} />
          <NumberField label={t('Orders')} {...limit('ecomOrderLimit')} />
        </FieldRow>
        <FieldRow>
          <NumberField label={t('Users')} {...limit('userLimit')} />
          <NumberField label={t('Trial days')} {...field('trialDays')} min={0} max={366} />
        </FieldRow>
        <FieldRow>
          <MoneyField label={t('Price per month')} {...field('packagePrice')} />
          <MoneyField label={t('Price per SMS')} {...field('smsRate')} max={1_000} decimals={4} />
        </FieldRow>
        <p>
          {t('Businesses that have this tier keep what they were granted; it counts for those that take it anew.')}
        </p>
      </Form>
    </Dialog>
  );
}
