import { msg } from '../../../schema/rules/message.ts';
import type { ShopProduct } from '../../db/generated/client/client.ts';

type Facts = Pick<ShopProduct, 'match' | 'conflict'>;

/** More than a product here may have. */
const MAX_VARIATIONS = 100;

/** Why a product of a shop cannot be taken over, null when it can: all of its rows are given. Pure. */
export function importProblem(rows: readonly Facts[]): string | null {
  const conflict = rows.find(({ match }) => match === 'CONFLICT');
  if (conflict) return conflict.conflict;
  if (rows.length > MAX_VARIATIONS) return msg('It has more than 100 variations');
  return null;
}
