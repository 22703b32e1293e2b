import { msg } from '../../../schema/rules/message.ts';
import type { ShopProduct } from '../../db/generated/client/client.ts';

type Facts = Pick<ShopProduct, 'match' | 'conflict'>;

/** The limit of variants of a product here. */
const MAX_VARIATIONS = 100;

/** Why a shop's product, given with all its variations, cannot be imported; null when it can. Pure. */
export function importProblem(rows: readonly Facts[]): string | null {
  const conflict = rows.find(({ match }) => match === 'CONFLICT');
  if (conflict) return conflict.conflict;
  if (rows.length > MAX_VARIATIONS) return msg('It has more than 100 variations');
  return null;
}
