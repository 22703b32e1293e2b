/** Scroll position and cursor of a list that was left, restored when somebody comes back to it. */
export interface GridPlace {
  top: number;
  cursorId: string | null;
}

const KEPT = 50;
const places = new Map<string, GridPlace>();

export const placeOf = (key: string): GridPlace | undefined => places.get(key);

/** Keeps the latest ones, by the time they were last changed. */
export function rememberPlace(key: string, place: Partial<GridPlace>): void {
  const before = places.get(key) ?? { top: 0, cursorId: null };
  places.delete(key);
  places.set(key, { ...before, ...place });
  const [oldest] = places.keys();
  if (places.size > KEPT && oldest !== undefined) places.delete(oldest);
}
