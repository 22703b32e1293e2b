import { useContext, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { FormValidationContext } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { validityText } from './validityText.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const INVALID = ':is(input, select, textarea):invalid';

/**
 * Gives a native control what react-aria's fields have: a message in place of the browser's bubble, the
 * first invalid field focused on submit, and the server's message by field name until the value changes.
 */
export function useNativeValidity(name: string | undefined) {
  const { t } = useTranslation();
  const serverErrors = useContext(FormValidationContext);
  const [message, setMessage] = useState<string | null>(null);
  const [settled, setSettled] = useState<typeof serverErrors | null>(null);
  const fromServer = name && settled !== serverErrors ? serverErrors?.[name] : undefined;
  const error = message ?? (Array.isArray(fromServer) ? fromServer[0] : fromServer) ?? null;

  function onInvalid(event: FormEvent<Control>) {
    event.preventDefault();
    const { validity, validationMessage } = event.currentTarget;
    setMessage(validityText(validity, {}, t) ?? validationMessage);
    if (event.currentTarget.form?.querySelector(INVALID) === event.currentTarget) event.currentTarget.focus();
  }

  function onChanged(event: ChangeEvent<Control>) {
    setSettled(serverErrors);
    if (message && event.currentTarget.validity.valid) setMessage(null);
  }

  return { error, onInvalid, onChanged };
}
