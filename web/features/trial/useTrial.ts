import { useState } from 'react';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import { useSwitchBusiness } from '../business/useSwitchBusiness.ts';
import { trialErrors } from './trialAnswers.ts';
import type { SentCode } from './trialAnswers.ts';
import { useRequestTrialCode } from './useRequestTrialCode.ts';
import { useSignUpTrial } from './useSignUpTrial.ts';

const NO_ERRORS: Record<string, string> = {};
const FIRST_STEPS = '/on-boarding';
/** Where the server could not say it. */
const RESEND_AFTER_MS = 60_000;

/**
 * The two steps to a trial: name and number, then the code. `prepare` runs before a code is asked for; false
 * stops.
 */
export function useTrial(prepare: () => Promise<boolean>) {
  const { requestTrialCode, isInFlight: isAsking } = useRequestTrialCode();
  const { signUpTrial, isInFlight: isStarting } = useSignUpTrial();
  const { switchBusiness, isInFlight: isSwitching } = useSwitchBusiness();
  const [businessName, setBusinessName] = useState('');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  // Kept while the number is being changed: back at the same number, its code is still good.
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isProving, setProving] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);

  function prove(newest: SentCode) {
    setSent(newest);
    setCode(newest.code ?? '');
    setProving(true);
  }

  async function ask() {
    const number = normalisePhone(phone) ?? phone;
    const outcome = await requestTrialCode(number);
    if (outcome.ok) {
      const resendAt = Date.now() + outcome.data.resendInSeconds * 1000;
      return prove({ phone: number, code: outcome.data.code ?? null, isCertain: true, resendAt });
    }
    setErrors(trialErrors(outcome.problem));
    if (outcome.problem.code !== 'TIMEOUT') return;
    prove({ phone: number, code: null, isCertain: false, resendAt: Date.now() + RESEND_AFTER_MS });
  }

  async function start(number: string) {
    const outcome = await signUpTrial({ businessName: businessName.trim(), phone: number, code });
    // A founder worked in another business until now.
    if (outcome.ok) return switchBusiness(outcome.data.id, FIRST_STEPS);
    const found = trialErrors(outcome.problem);
    setErrors(found);
    if (found['businessName'] || found['phone']) setProving(false);
  }

  async function submit() {
    setErrors(NO_ERRORS);
    if (isProving && sent) return start(sent.phone);
    if (!(await prepare())) return;
    if (sent && sent.phone === normalisePhone(phone)) return setProving(true);
    await ask();
  }

  async function resend() {
    setErrors(NO_ERRORS);
    await ask();
  }

  return {
    details: { businessName, setBusinessName, phone, setPhone, isBack: sent !== null },
    /** Set in the second step. */
    proving: isProving && sent ? { sent, code, onChange: setCode } : null,
    errors,
    isAsking,
    isStarting: isStarting || isSwitching,
    submit,
    resend,
    changeNumber: () => setProving(false),
  };
}
