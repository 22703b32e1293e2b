import type { TFunction } from 'i18next';

/** What the messages need of a native control. */
interface Rules {
  type?: string;
  minLength?: number;
}

/**
 * Why a field is invalid, in the app's own words and language in place of the browser's. Null when the message is of a
 * rule of the field itself, which is shown as it is.
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
