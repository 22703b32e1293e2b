import { useRef, useState } from 'react';
import { authProblem } from './authProblem.ts';
import type { AuthAction, FormErrors } from './authProblem.ts';

const NO_ERRORS: FormErrors = {};

/** Runs one step of signing in or up: whether it is pending, and its error as a message for the form. */
export function useAuthForm(action: AuthAction) {
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);

  /** True when the step succeeded. */
  async function submit(work: () => Promise<void>): Promise<boolean> {
    // A second Enter may come before the button is drawn as busy.
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setErrors(NO_ERRORS);
    setPending(true);
    try {
      await work();
      return true;
    } catch (error) {
      setErrors(authProblem(error, action));
      return false;
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  }

  return { errors, isPending, submit };
}
