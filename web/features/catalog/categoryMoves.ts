export interface PlacedRow {
  id: string;
  parentId: string | null;
  siblings: readonly string[];
}

/** The target of a move: below `parent` (at the top when undefined), before a sibling (last when undefined). */
export interface Move {
  parent?: string;
  before?: string;
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * The move of each arrow key: up and down among its siblings, right below the previous sibling, left beside its parent.
 * A key without an effect is left out.
 */
export function categoryMoves(rows: readonly PlacedRow[], id: string): Partial<Record<ArrowKey, Move>> {
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

export interface DropPlace {
  /** The id of the row that the category is dropped on. */
  id: string;
  place: 'before' | 'into' | 'after';
}

/** The move that dropping a dragged category makes; undefined when it is dropped on itself or on a descendant. */
export function dropMove(rows: readonly PlacedRow[], dragged: string, { id, place }: DropPlace): Move | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (let at = byId.get(id); at; at = byId.get(at.parentId ?? '')) if (at.id === dragged) return undefined;
  const target = byId.get(id);
  if (!target) return undefined;
  if (place === 'into') return { parent: id };
  const others = target.siblings.filter((one) => one !== dragged);
  return { parent: target.parentId ?? undefined, before: others[others.indexOf(id) + (place === 'before' ? 0 : 1)] };
}
