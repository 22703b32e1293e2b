/**
 * The custom properties of tokens.css by name, so that a misspelt one is a type error: `token.ink2` is
 * `var(--ink-2)`.
 */
export const token = {
  bg: 'var(--bg)',
  surface: 'var(--surface)',
  surface2: 'var(--surface-2)',
  hover: 'var(--hover)',
  border: 'var(--border)',
  borderStrong: 'var(--border-strong)',
  /** Edge of a small control that nothing else marks (checkbox, switch): 3:1 against the surface. */
  borderControl: 'var(--border-control)',
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  ink3: 'var(--ink-3)',
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  onAccent: 'var(--on-accent)',
  accentSoft: 'var(--accent-soft)',
  accentText: 'var(--accent-text)',
  danger: 'var(--danger)',
  dangerHover: 'var(--danger-hover)',
  onDanger: 'var(--on-danger)',
  goodSoft: 'var(--good-soft)',
  goodText: 'var(--good-text)',
  warnSoft: 'var(--warn-soft)',
  warnText: 'var(--warn-text)',
  /** A bar or dot of warning, never text. */
  warnSolid: 'var(--warn-solid)',
  badSoft: 'var(--bad-soft)',
  badText: 'var(--bad-text)',
  infoSoft: 'var(--info-soft)',
  infoText: 'var(--info-text)',
  plumSoft: 'var(--plum-soft)',
  plumText: 'var(--plum-text)',
  mutedSoft: 'var(--muted-soft)',
  mutedText: 'var(--muted-text)',
  scrim: 'var(--scrim)',
  /** The `list-style` of steps. */
  stepNumbers: 'var(--step-numbers)',
  skeleton: 'var(--skeleton)',
  shadowFloat: 'var(--shadow-float)',
  shadowModal: 'var(--shadow-modal)',
  font: 'var(--font)',
  fontMono: 'var(--font-mono)',
  radius: 'var(--radius)',
  radiusSmall: 'var(--radius-small)',
  radiusCard: 'var(--radius-card)',
  /** Height of a control: 34 px, 44 px on a phone. */
  control: 'var(--control)',
  controlSmall: 'var(--control-small)',
  /** Least height of a line of text that is pressed: 24 px, 32 px on a phone. */
  controlLine: 'var(--control-line)',
  controlLarge: 'var(--control-large)',
  inputSize: 'var(--input-size)',
  row: 'var(--row)',
  /** Duration of every transition; nothing with reduced motion. */
  fast: 'var(--fast)',
} as const;

/** What a colour says. A word always stands beside it. */
export type Meaning = 'good' | 'warn' | 'bad' | 'info' | 'plum' | 'muted';

/** Soft background and text colour of a meaning. */
export function meaningColours(meaning: Meaning): { soft: string; text: string } {
  return { soft: `var(--${meaning}-soft)`, text: `var(--${meaning}-text)` };
}

/** Media queries: `${media.phone} { ... }`. A phone is narrower than 640 px, as in tokens.css. */
export const media = {
  phone: '@media (max-width: 639px)',
  narrow: '@media (max-width: 1023px)',
} as const;
