import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../processes.ts';

export interface Expression {
  /** File and expression, for the message of a failure. */
  name: string;
  pattern: string;
  flags: string;
}

interface Node {
  type: string;
  [part: string]: unknown;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node;
    for (const part of Object.values(value)) yield* nodesOf(part);
  }
}

const isBuilt = ({ type, callee }: Node) =>
  (type === 'NewExpression' || type === 'CallExpression') && (callee as Node).name === 'RegExp';

/** The regular expressions that stand in the code under `folders`, and the files that build one at run time. */
export function expressionsOf(folders: string[]): { expressions: Expression[]; built: string[] } {
  const files = globSync(folders.map((folder) => `${folder}/**/*.ts`), { cwd: ROOT })
    .filter((file) => !/__tests__|\/generated\//.test(file))
    .toSorted();
  const expressions: Expression[] = [];
  const built: string[] = [];
  for (const file of files) {
    for (const node of nodesOf(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program)) {
      if (isBuilt(node)) built.push(file);
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (regex) expressions.push({ name: `${file}: /${regex.pattern}/${regex.flags}`, ...regex });
    }
  }
  return { expressions, built };
}

/** A character that the set takes: one of ASCII where there is one. */
function characterFor(matches: RegExp): string {
  for (let code = 0x21; code < 0x3000; code += 1) {
    const character = String.fromCodePoint(code === 0x7f ? 0x20 : code);
    if (matches.test(character)) return character;
  }
  return ' ';
}

/** For each part of an expression one short text that it matches; repeated parts are taken once. */
function samplesOf({ pattern, flags }: Expression): string[] {
  const unicode = /[uv]/.test(flags);
  const tree = new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode });
  const samples = new Set<string>();

  function sampleOfElement(element: AST.Element): string {
    if (element.type === 'Character') return String.fromCodePoint(element.value);
    if (element.type === 'CharacterSet' || element.type === 'CharacterClass') {
      return characterFor(new RegExp(`^${element.raw}$`, flags.replace(/[gy]/g, '')));
    }
    if (element.type === 'Quantifier') return sampleOfElement(element.element).repeat(Math.max(1, element.min));
    if (element.type === 'Group' || element.type === 'CapturingGroup') return sampleOf(element.alternatives);
    if (element.type === 'Assertion' && 'alternatives' in element) sampleOf(element.alternatives);
    return '';
  }

  /** Of a sequence, every run of neighbours may be what an attacker repeats. */
  function sampleOf(alternatives: AST.Alternative[]): string {
    const texts = alternatives.map(({ elements }) => {
      const parts = elements.map(sampleOfElement);
      for (let from = 0; from < parts.length; from += 1) {
        for (let to = from + 1; to <= parts.length; to += 1) samples.add(parts.slice(from, to).join(''));
      }
      return parts.join('');
    });
    return texts[0] ?? '';
  }

  const whole = sampleOf(tree.alternatives);
  samples.delete('');
  return [whole, ...samples];
}

/** Texts of `length` characters that cause much backtracking: a part that nearly matches, repeated, with an end that does not. */
export function* attacks(expression: Expression, length: number): Generator<string> {
  const samples = samplesOf(expression);
  const starts = ['', samples[0]!, ...samples.filter((sample) => samples[0]!.startsWith(sample))];
  for (const start of new Set(starts)) {
    for (const pump of new Set(samples)) {
      const text = start + pump.repeat(Math.ceil(length / pump.length));
      yield `${text}\u0000`;
      yield `${text}\n \u0000`;
    }
  }
}
