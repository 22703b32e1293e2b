import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BusinessDialogs_business$key } from '../../../__generated__/BusinessDialogs_business.graphql.ts';
import { FormNumberField, FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { toast } from '../../../ui/toast.tsx';
import { useGrantToBusiness } from '../mutations/useGrantToBusiness.ts';
import { useSuspendBusiness } from '../mutations/useSuspendBusiness.ts';
import { useViewAsMember } from '../mutations/useViewAsMember.ts';
import { LimitsDialog } from './LimitsDialog.tsx';

export type BusinessStep =
  | { kind: 'days' | 'sms' | 'limits' | 'suspend' | 'resume' }
  | { kind: 'view'; memberId: string; name: string };

interface BusinessDialogsProps {
  business: BusinessDialogs_business$key;
  step: BusinessStep;
  onClose: () => void;
}

/** The dialog of what is done with a business. */
export function BusinessDialogs({ business: key, step, onClose }: BusinessDialogsProps) {
  const { t } = useTranslation();
  const business = useFragment(
    graphql`
      fragment BusinessDialogs_business on PlatformBusiness {
        id
        name
        ...LimitsDialog_business
      }
    `,
    key,
  );
  const { id: businessId, name } = business;
  const { extendPackage, adjustSmsBalance } = useGrantToBusiness();
  const { suspendBusiness, resumeBusiness } = useSuspendBusiness();
  const { viewAsMember } = useViewAsMember();

  function done(message: string) {
    toast.success(message);
    onClose();
  }

  switch (step.kind) {
    case 'limits':
      return <LimitsDialog business={business} onClose={onClose} />;
    case 'days':
      return (
        <BusinessStepDialog
          title={t('Package days of {{name}}', { name })}
          submitLabel={t('Save')}
          countLabel={t('Days to add')}
          countHint={t('Below zero to take days off. They count from the end of the package, or from now when it has ended.')}
          reasonHint={t('The founders read it in their statement.')}
          save={({ count, reason }) => extendPackage({ businessId, days: count ?? 0, reason })}
          onSaved={() => done(t('The package is changed'))}
          onClose={onClose}
        />
      );
    case 'sms':
      return (
        <BusinessStepDialog
          title={t('SMS balance of {{name}}', { name })}
          submitLabel={t('Save')}
          countLabel={t('Messages to give')}
          countHint={t('Below zero to take messages away.')}
          reasonHint={t('The founders read it in their statement.')}
          save={({ count, reason }) => adjustSmsBalance({ businessId, messages: count ?? 0, reason })}
          onSaved={() => done(t('The SMS balance is changed'))}
          onClose={onClose}
        />
      );
    case 'suspend':
      return (
        <BusinessStepDialog
          title={t('Suspend {{name}}?', { name })}
          submitLabel={t('Suspend')}
          isDanger
          reasonHint={t('Its people read it when they come.')}
          save={({ reason }) => suspendBusiness({ businessId, reason })}
          onSaved={() => done(t('{{name}} is suspended', { name }))}
          onClose={onClose}
        >
          {t('Nobody of this business can come in any more. Orders of its web shops and reports of couriers are still taken in, so that nothing is missing when it goes on.')}
        </BusinessStepDialog>
      );
    case 'resume':
      return (
        <BusinessStepDialog
          title={t('Let {{name}} go on?', { name })}
          submitLabel={t('Let it go on')}
          save={({ reason }) => resumeBusiness({ businessId, reason })}
          onSaved={() => done(t('{{name}} goes on', { name }))}
          onClose={onClose}
        />
      );
    case 'view':
      return (
        <BusinessStepDialog
          title={t('See what {{name}} sees', { name: step.name })}
          submitLabel={t('Look for an hour')}
          reasonHint={t('It stands in the timeline of the business.')}
          save={({ reason }) => viewAsMember({ businessId, memberId: step.memberId, reason })}
          onSaved={() => window.location.assign('/home')}
          onClose={onClose}
        >
          {t('You get the rights of {{name}} and no others, until you stop or an hour is over. What you do stands in the timelines under your own name.', { name: step.name })}
        </BusinessStepDialog>
      );
  }
}

interface Draft {
  count: number | null;
  reason: string;
}

interface BusinessStepDialogProps<Answer> {
  title: string;
  submitLabel: string;
  isDanger?: boolean;
  /** Asks for a number too. */
  countLabel?: string;
  countHint?: string;
  reasonHint?: string;
  /** What will happen. */
  children?: ReactNode;
  save: (draft: Draft) => Promise<CommandOutcome<Answer>>;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks why, and where it is about an amount, how much. */
function BusinessStepDialog<Answer>(props: BusinessStepDialogProps<Answer>) {
  const { title, submitLabel, isDanger, countLabel, countHint, reasonHint, children, save, onSaved, onClose } = props;
  const { t } = useTranslation();
  const form: CommandForm<Draft> = useCommandForm<Draft, Answer>({
    saved: { count: null, reason: '' },
    save: (draft) => save({ ...draft, reason: draft.reason.trim() }),
    onSaved,
    onRefused: (problem) => {
      const { days, messages, ...fields } = problem.fields ?? {};
      const count = days ?? messages;
      return count ? { ...problem, fields: { ...fields, count } } : problem;
    },
  });
  return (
    <FormDialog form={form} title={title} submitLabel={submitLabel} isDanger={isDanger} onClose={onClose} width={440}>
      {children && <p>{children}</p>}
      {countLabel && <FormNumberField form={form} label={countLabel} name="count" description={countHint} isRequired autoFocus />}
      <FormTextArea
        form={form}
        label={t('Reason')}
        name="reason"
        description={reasonHint}
        maxLength={300}
        validate={(text) => (text.trim() === '' ? t('Give a reason') : null)}
        isRequired
        autoFocus={!countLabel}
        rows={2}
      />
    </FormDialog>
  );
}
