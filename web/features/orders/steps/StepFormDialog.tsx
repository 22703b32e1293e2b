import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import type { StepDialogProps } from './stepFacts.ts';

type StepFormDialogProps<Values extends FieldValues> = Omit<ComponentProps<typeof FormDialog<Values>>, 'above' | 'onReload' | 'onClose'> & {
  step: Pick<StepDialogProps, 'isPossible' | 'onReload' | 'onClose'> & { order: Pick<StepDialogProps['order'], 'reference' | 'status'> };
  onClose?: () => void;
};

/**
 * The dialog around the form of a step. After a version conflict the order is read again in it, and what was typed stays; where
 * the step is no longer possible then, it says so and cannot be sent.
 */
export function StepFormDialog<Values extends FieldValues>({ step, form, canSubmit = true, ...dialog }: StepFormDialogProps<Values>) {
  const { order: { reference, status }, isPossible, onReload, onClose } = step;
  const { t } = useTranslation();
  return (
    <FormDialog
      onClose={onClose}
      {...dialog}
      // What can never be sent is no loss: it is left without a question.
      form={isPossible ? form : { ...form, hasChanges: () => false }}
      onReload={onReload}
      canSubmit={canSubmit && isPossible}
      above={!isPossible && (
        <Banner meaning="bad" title={t('This can no longer be done with order {{order}}', { order: reference })}>
          {t('Somebody else has changed it. Its status now: {{status}}.', { status: statusText(status, t) })}
        </Banner>
      )}
    />
  );
}
