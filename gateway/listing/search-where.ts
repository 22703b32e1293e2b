import { asciiDigits, normalisePhone } from '../../schema/rules/phone.ts';

/** How a search box over orders is read; each form is served by an index of its own. */
export interface SearchReading {
  phone?: string;
  number?: number;
  text?: string;
}

const LARGEST_NUMBER = 2_147_483_647;

/** '+880 1711-204466' is a phone, '#10482' a number, '204466' a number or part of something, the rest text. */
export function readSearch(search: string): SearchReading {
  const phone = normalisePhone(search);
  if (phone) return { phone };
  const typed = asciiDigits(search.trim()).toLowerCase();
  const number = /^#?(\d{1,10})$/.exec(typed)?.[1];
  const text = typed.replace(/^#/, '');
  return number && Number(number) <= LARGEST_NUMBER ? { number: Number(number), text } : { text };
}
