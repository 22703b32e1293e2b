import type { CommandProblem } from '../../relay/commandProblem.ts';

/** A code that is on its way, or may be. */
export interface SentCode {
  /** In the form 01XXXXXXXXX. */
  phone: string;
  /** The code itself, from a server that sends no SMS. */
  code: string | null;
  /** False when the server could not tell. */
  isCertain: boolean;
  /** Milliseconds; another one may be asked for then. */
  resendAt: number;
}

/** By field for `Form`: what is wrong with the code stands under it, whatever kind of error it is. */
export function trialErrors({ fields, reason, message }: CommandProblem): Record<string, string> {
  if (Object.keys(fields).length > 0) return fields;
  return { [reason?.startsWith('TRIAL_CODE_') ? 'code' : '']: message };
}
