import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CodeStep } from './CodeStep.tsx';
import { OtherWays } from './OtherWays.tsx';
import { useTrial } from './useTrial.ts';

interface TrialFormProps {
  submitLabel: string;
  /** Fields above the business: those of an account. */
  children?: ReactNode;
  /** Done before a code is asked for: opens the account. False stops, with `errors` said. */
  prepare?: () => Promise<boolean>;
  isPreparing?: boolean;
  errors?: Record<string, string>;
}

const nothing = async () => true;

/** The first business of somebody new: its name and a mobile number, then the code sent to that number. */
export function TrialForm({ submitLabel, children, prepare = nothing, isPreparing, errors }: TrialFormProps) {
  const { t } = useTranslation();
  const trial = useTrial(prepare);
  const { details, proving, isAsking } = trial;
  return (
    <Form hasSaveKey={false} errors={errors ?? trial.errors} onSubmit={() => void trial.submit()}>
      {proving ? (
        // A new code is a new field: empty, focused, and free of what was wrong with the one before.
        <CodeStep key={`code ${proving.sent.resendAt}`} {...proving} />
      ) : (
        <>
          {children}
          <TextField
            label={t('Business name')}
            name="businessName"
            autoComplete="organization"
            maxLength={100}
            isRequired
            value={details.businessName}
            onChange={details.setBusinessName}
          />
          <PhoneField
            label={t('Mobile number')}
            name="phone"
            description={t('Next it is checked with a code.')}
            isRequired
            autoFocus={details.isBack}
            value={details.phone}
            onChange={details.setPhone}
          />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isPending={isPreparing || isAsking || trial.isStarting}
      >
        {submitLabel}
      </Button>
      {proving && (
        <OtherWays
          key={`ways ${proving.sent.resendAt}`}
          resendAt={proving.sent.resendAt}
          isAsking={isAsking}
          onResend={() => void trial.resend()}
          onChangeNumber={trial.changeNumber}
        />
      )}
    </Form>
  );
}
