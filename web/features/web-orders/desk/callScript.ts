import { numberLocale } from '../../../../schema/rules/format.ts';

/** What the script of a business may name. */
interface ScriptFacts {
  name: string;
  shop: string;
  items: string;
  /** Taka that the customer pays at the door. */
  due: number;
  address: string;
}

/** What is said where the business has written nothing else. */
export const USUAL_SCRIPT =
  'আসসালামু আলাইকুম, {shop} থেকে বলছি। {name}, আপনি {items} অর্ডার করেছেন। ডেলিভারির সময় {due} টাকা দিবেন। ঠিকানা {address}, ঠিক আছে?';

/** The parts of the script, those that were filled in marked: they are what the caller checks. */
export function scriptParts(script: string, facts: ScriptFacts): { text: string; isFact: boolean }[] {
  const values: Record<string, string> = { ...facts, due: new Intl.NumberFormat(numberLocale()).format(facts.due) };
  return (script || USUAL_SCRIPT).split(/(\{[a-z]{1,20}\})/).filter(Boolean).map((part) => {
    const value = values[part.slice(1, -1)];
    return part.startsWith('{') && value !== undefined ? { text: value, isFact: true } : { text: part, isFact: false };
  });
}
