import styled from 'styled-components';
import { meaningColours, token } from './theme/token.ts';
import type { Meaning } from './theme/token.ts';

export interface AvatarProps {
  /**
   * Whose; shown as one or two letters. The name itself stands beside it or in the label of the button around
   * it.
   */
  name: string;
  /** Round for people, square for businesses. */
  shape?: 'round' | 'square';
  size?: number;
}

const people: readonly Meaning[] = ['plum', 'info', 'good', 'warn'];

const Mark = styled.span<{ $size: number; $meaning: Meaning | null }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $meaning }) => ($meaning ? '50%' : token.radiusSmall)};
  font-size: ${({ $size, $meaning }) => Math.round($size * ($meaning ? 0.38 : 0.5))}px;
  font-weight: 650;
  line-height: 1;
  color: ${({ $meaning }) => ($meaning ? meaningColours($meaning).text : token.onAccent)};
  background: ${({ $meaning }) => ($meaning ? meaningColours($meaning).soft : token.accent)};
  user-select: none;
`;

// By grapheme, so that a Bangla letter keeps its vowel sign.
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

function firstLetter(word: string | undefined): string {
  const first = word ? graphemes.segment(word)[Symbol.iterator]().next().value : undefined;
  return first?.segment.toUpperCase() ?? '';
}

function meaningOf(name: string): Meaning {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return people[sum % people.length] ?? 'plum';
}

/** The letters of a person or a business. */
export function Avatar({ name, shape = 'round', size = 28 }: AvatarProps) {
  const [first, ...others] = name.trim().split(/\s+/);
  const isPerson = shape === 'round';
  // A Bangla letter with its signs is as wide as two Latin ones: then one is enough.
  const own = firstLetter(first);
  const both = own + firstLetter(others.at(-1));
  const letters = isPerson && both.length <= 2 ? both : own;
  return (
    <Mark $size={size} $meaning={isPerson ? meaningOf(name) : null} aria-hidden>
      {letters}
    </Mark>
  );
}
