import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPLETE_LANGUAGES } from '../web/languages.ts';
import { strayWords } from './bangla-words.ts';
import { findTexts } from './find-texts.ts';
import { ROOT } from './processes.ts';
import { fail, StepError } from './step-error.ts';

/**
 * `npm run texts`: updates the catalogues in web/locales from the code: new texts are added empty, unused ones removed.
 * With `--check` it changes nothing and fails for an outdated catalogue, for a text that the extractor cannot find, for a
 * missing or broken translation in a language that is declared complete, and for a Bangla word that stands elsewhere
 * for another thing.
 */

type Catalogue = Record<string, string>;

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name!).toSorted().join(', ');

const quoted = (keys: readonly string[]) => keys.slice(0, 10).map((key) => `  ${JSON.stringify(key)}`).join('\n')
  + (keys.length > 10 ? `\n  … and ${keys.length - 10} more` : '');

/** The catalogue with exactly these keys, in their order. */
export function merge(keys: readonly string[], before: Catalogue): Catalogue {
  return Object.fromEntries(keys.toSorted().map((key) => [key, before[key] ?? '']));
}

/** What is wrong with a catalogue whose language is offered to people. */
export function gaps(language: string, catalogue: Catalogue): string[] {
  const missing = Object.keys(catalogue).filter((key) => catalogue[key] === '');
  const broken = Object.keys(catalogue).filter((key) =>
    catalogue[key] !== '' && placeholders(catalogue[key]!) !== placeholders(key));
  return [
    ...(missing.length > 0
      ? [`web/locales/${language}.json is declared complete and lacks ${missing.length} translations:\n${quoted(missing)}\n`
        + `Write them there. Who does not know the language takes it out of COMPLETE_LANGUAGES in web/languages.ts.`]
      : []),
    ...(broken.length > 0
      ? [`web/locales/${language}.json: a translation needs exactly the placeholders of its text:\n${quoted(broken)}`]
      : []),
  ];
}

/** The Bangla words that are not those of the other translations. */
export function otherWords(catalogue: Catalogue): string[] {
  const stray = Object.entries(catalogue).flatMap(([text, translation]) => strayWords(text, translation));
  return stray.length === 0 ? []
    : [`web/locales/bn.json has one word for one thing, see scripts/bangla-words.ts:\n${stray.map((line) => `  ${line}`).join('\n')}`];
}

/** Updates or checks the catalogue of a language under `root`; resolves to what is wrong. */
export async function updateTexts(root: string, options: {
  language: string; complete: readonly string[]; isCheck: boolean;
}): Promise<string[]> {
  const { language, complete, isCheck } = options;
  const { keys, problems } = await findTexts(root, language);
  const path = join(root, 'web/locales', `${language}.json`);
  const before = readFileSync(path, 'utf8');
  const catalogue = merge(keys, JSON.parse(before) as Catalogue);
  const after = `${JSON.stringify(catalogue, null, 2)}\n`;
  if (!isCheck) writeFileSync(path, after);
  else if (before !== after) {
    const known = JSON.parse(before) as Catalogue;
    const added = Object.keys(catalogue).filter((key) => !(key in known));
    const gone = Object.keys(known).filter((key) => !(key in catalogue));
    problems.push(`web/locales/${language}.json is not what the code says: ${added.length} new texts, ${gone.length} gone.\n`
      + `${quoted([...added, ...gone])}\nRun npm run texts, translate what is empty there, and commit it.`);
  }
  if (complete.includes(language)) problems.push(...gaps(language, catalogue));
  if (language === 'bn') problems.push(...otherWords(catalogue));
  return problems;
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  const problems = await updateTexts(ROOT, { language: 'bn', complete: COMPLETE_LANGUAGES, isCheck });
  if (problems.length > 0) fail(new StepError(problems.join('\n')));
}
