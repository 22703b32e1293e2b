import { numberLocale } from '../../../../schema/rules/format.ts';

/** The placeholders that a business may use in its script. */
interface ScriptFacts {
  name: string;
  shop: string;
  items: string;
  /** Taka that the courier collects. */
  due: number;
  address: string;
}

/** The default script. */
export const USUAL_SCRIPT =
  'আসসালামু আলাইকুম, {shop} থেকে বলছি। {name}, আপনি {items} অর্ডার করেছেন। ডেলিভারির সময় {due} টাকা দেবেন। ঠিকানা {address}, ঠিক আছে?';

const BANGLA = /[\u0980-\u09ff]/;

/**
 * Splits the script into parts; filled-in values are marked, because the caller has to check them. What is
 * read out in Bangla has its digits, whatever the language of the app.
 */
export function scriptParts(script: string, facts: ScriptFacts): { text: string; isFact: boolean }[] {
  const text = script || USUAL_SCRIPT;
  const locale = BANGLA.test(text) ? 'bn-BD' : numberLocale();
  const values: Record<string, string> = { ...facts, due: new Intl.NumberFormat(locale).format(facts.due) };
  return text.split(/(\{[a-z]{1,20}\})/).filter(Boolean).map((part) => {
    const value = values[part.slice(1, -1)];
    return part.startsWith('{') && value !== undefined ? { text: value, isFact: true } : { text: part, isFact: false };
  });
}
