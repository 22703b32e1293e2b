import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { addDays, formatDay } from '../../../../schema/rules/format.ts';
import type { HoldDialogQuery } from '../../../__generated__/HoldDialogQuery.graphql.ts';
import { FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { currentDay } from '../../../relay/serverTime.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { useHoldOrder } from '../mutations/useHoldOrder.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for holding an order until a day, or one on hold until another day. */
export function HoldDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version, status, holdUntil, holdReason } } = props;
  const { t } = useTranslation();
  const { holdOrder } = useHoldOrder();
  const today = currentDay();
  const isHeld = status === 'HOLD';
  const lastDay = isHeld && holdUntil && holdUntil > today ? holdUntil : today;
  const form = useStepForm(props, {
    saved: { until: addDays(lastDay, 1), reason: isHeld ? (holdReason ?? '') : '' },
    save: ({ until, reason }) => holdOrder({ orderId, version, until, reason: reason.trim() }),
    doneText: ({ until }) => t('Order {{order}} is on hold until {{day}}', { order: reference, day: formatDay(until) }),
  });
  return (
    <StepFormDialog
      step={props} form={form} title={isHeld ? t('Hold order {{order}} until another day', { order: reference }) : t('Put order {{order}} on hold', { order: reference })}
      submitLabel={t('Put on hold')} width={440}
    >
      <FormTextField form={form} type="date" label={t('Look at it again on')} name="until" inputProps={{ min: today }} isRequired autoFocus />
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired />
      <PartBoundary failed={() => null}>
        <Suspense fallback={<p>&nbsp;</p>}>
          <ReleaseNote />
        </Suspense>
      </PartBoundary>
    </StepFormDialog>
  );
}

/** When the stock of the order is given back, by the setting of the business. */
function ReleaseNote() {
  const { t } = useTranslation();
  const { viewer } = useLazyLoadQuery<HoldDialogQuery>(graphql`
    query HoldDialogQuery {
      viewer {
        business {
          holdReleaseDays
        }
      }
    }
  `, {});
  const days = viewer?.business?.holdReleaseDays;
  return days === undefined ? null : <p>{t('What it has reserved stays reserved until {{days}} days after that day.', { days })}</p>;
}
