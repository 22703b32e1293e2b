interface Row {
  id: string;
  parentId: string | null;
  siblings: readonly string[];
}

/** Where a category goes: below `parent` (the top when undefined), before a sibling (last when undefined). */
export interface Move {
  parent?: string;
  before?: string;
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * What each arrow key does to a category: up and down among its siblings, right below the sibling before it, left
 * beside its parent. A key that can do nothing is left out.
 */
export function categoryMoves(rows: readonly Row[], id: string): Partial<Record<ArrowKey, Move>> {
  const row = rows.find((one) => one.id === id);
  if (!row) return {};
  const { siblings } = row;
  const parent = row.parentId ?? undefined;
  const at = siblings.indexOf(id);
  const moves: Partial<Record<ArrowKey, Move>> = {};
  if (at > 0) {
    moves.ArrowUp = { parent, before: siblings[at - 1] };
    moves.ArrowRight = { parent: siblings[at - 1] };
  }
  if (at < siblings.length - 1) moves.ArrowDown = { parent, before: siblings[at + 2] };
  const above = rows.find((one) => one.id === parent);
  if (above) {
    const next = above.siblings[above.siblings.indexOf(above.id) + 1];
    moves.ArrowLeft = { parent: above.parentId ?? undefined, before: next };
  }
  return moves;
}
