/** How the progress bar of route changes moves; the values are the specification's. */
export const ANIMATION_MS = 200;
export const INCREMENT_MS = 800;
export const MINIMUM = 0.08;
/** The bar stops here until the screen is there. */
export const MAXIMUM = 0.994;

function step(progress: number): number {
  if (progress < 0.2) return 0.1;
  if (progress < 0.5) return 0.04;
  if (progress < 0.8) return 0.02;
  return 0.005;
}

/** The bar's position after one more increment; increments shrink towards the end. */
export function increased(progress: number): number {
  return Math.min(MAXIMUM, Math.max(MINIMUM, progress + step(progress)));
}
