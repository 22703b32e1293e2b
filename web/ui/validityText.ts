import type { TFunction } from 'i18next';

/** Of a native control: what the messages need to know. */
interface Rules {
  type?: string;
  minLength?: number;
}

/**
 * Why the browser finds a field invalid, in the words and language of the app instead of the browser's own.
 * Null where a rule of the field itself has spoken, whose message is taken as it is.
 */
export function validityText(validity: ValidityState, { type, minLength }: Rules, t: TFunction): string | null {
  if (validity.customError) return null;
  if (validity.valueMissing) return t('Fill this in');
  if (validity.typeMismatch && type === 'email') return t('Enter an e-mail address, such as name@example.com');
  if (validity.typeMismatch) return t('Enter an address that begins with https://');
  if (validity.tooShort) return t('Use at least {{minLength}} characters', { minLength });
  if (validity.badInput) return t('This cannot be read');
  return null;
}
