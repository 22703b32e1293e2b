import { digitsBehindPrefix } from '../../../schema/rules/order-code.ts';
import { asciiDigits, normalisePhone } from '../../../schema/rules/phone.ts';

/** What a search text may mean; each form uses an index of its own. */
export interface SearchReading {
  phone?: string;
  /** Possible order numbers; two if the prefix ends in digits. */
  numbers: number[];
  text?: string;
}

const LARGEST_NUMBER = 2_147_483_647;

/**
 * '+880 1711-204466' is a phone, '#10482' a number, '204466' a number or part of something, the rest text. With the
 * prefix 'NG-', 'ng-10482' is a number too.
 */
export function readSearch(search: string, orderPrefix = ''): SearchReading {
  const phone = normalisePhone(search);
  if (phone) return { phone, numbers: [] };
  const typed = asciiDigits(search.trim()).toLowerCase();
  const found = [/^#?(\d{1,10})$/.exec(typed)?.[1], digitsBehindPrefix(typed, orderPrefix)];
  const numbers = new Set(found.filter((digits) => typeof digits === 'string').map(Number));
  return { numbers: [...numbers].filter((number) => number <= LARGEST_NUMBER), text: typed.replace(/^#/, '') };
}
