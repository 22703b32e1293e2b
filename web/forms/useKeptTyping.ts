import { useEffect, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { viewerKey } from '../relay/viewerKey.ts';
import { BEFORE_LOADING_AGAIN } from '../ui/loadPageAgain.ts';
import { sameValue } from './rebased.ts';
import type { CommandForm } from './useCommandForm.ts';

interface Kept<Values> {
  values: Partial<Values>;
  /** Epoch milliseconds. */
  keptAt: number;
}

/** Enough to sign in again. What stays longer, because its form was not shown, is for nobody. */
const KEPT_MS = 30 * 60_000;

const TYPED = 'typed';

/** One entry for each form of an address: its forms have different fields. */
const placeOf = (environment: Environment, values: object) =>
  [TYPED, viewerKey(environment), window.location.pathname + window.location.search, Object.keys(values)].join(':');

/** Gives what was kept for this page once; nothing where storage is blocked. What is too old goes, whoever has typed it. */
function takeKept<Values>(place: string): Partial<Values> {
  try {
    for (const one of Object.keys(sessionStorage).filter((key) => key.startsWith(`${TYPED}:`))) {
      const { keptAt } = JSON.parse(sessionStorage.getItem(one)!) as Kept<Values>;
      if (Date.now() - keptAt >= KEPT_MS) sessionStorage.removeItem(one);
    }
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept<Values> | null;
    sessionStorage.removeItem(place);
    return kept?.values ?? {};
  } catch {
    return {};
  }
}

/** Passwords and keys, which nobody sees while they are typed, are kept nowhere. */
function withoutSecrets<Values extends object>(values: Values): Partial<Values> {
  const hidden = Array.from(document.querySelectorAll<HTMLInputElement>('input[type="password"]'), ({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name))) as Partial<Values>;
}

/**
 * Takes what is typed over into the same page when it is loaded again, also after signing in again. Gives whether it is kept, so that
 * nobody is asked whether to leave it.
 */
export function useKeptTyping<Values extends FieldValues>(form: CommandForm<Values>, isOn: boolean): () => boolean {
  const environment = useRelayEnvironment();
  const isKept = useRef(false);
  const newest = useRef(form);
  useEffect(() => {
    newest.current = form;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const { values, change } = newest.current;
    for (const [name, value] of Object.entries(takeKept<Values>(placeOf(environment, values())))) {
      if (!sameValue(value, values()[name])) change(name as Path<Values>, value);
    }
    function keep() {
      if (!newest.current.hasChanges()) return;
      try {
        const typed = newest.current.values();
        const kept: Kept<Values> = { values: withoutSecrets(typed), keptAt: Date.now() };
        sessionStorage.setItem(placeOf(environment, typed), JSON.stringify(kept));
        isKept.current = true;
      } catch {
        // Storage full or blocked: the browser asks whether to leave the page.
      }
    }
    window.addEventListener(BEFORE_LOADING_AGAIN, keep);
    return () => window.removeEventListener(BEFORE_LOADING_AGAIN, keep);
  }, [environment, isOn]);
  return () => isKept.current;
}
