import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateTexts } from '../texts.ts';

let root: string;

function write(path: string, content: string): void {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
}

const catalogue = () => JSON.parse(readFileSync(join(root, 'web/locales/bn.json'), 'utf8')) as Record<string, string>;

const run = (isCheck: boolean, complete: string[] = []) =>
  updateTexts(root, { language: 'bn', complete, isCheck });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'karbar-texts-'));
  write('web/locales/bn.json', '{}\n');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the catalogue', () => {
  it('gets every text of screens, rules and gateway, with its plurals, and keeps its translations', async () => {
    write('web/A.tsx', "const a = <p>{t('Orders')}</p>; t('{{count}} rows', { count, defaultValue_one: '{{count}} row' });");
    write('schema/rules/b.ts', "export const WORDS = { paid: msg('Paid') };");
    write('gateway/c.ts', "throw new ConflictError(msg('{{sku}} is taken', { sku }));");
    write('web/locales/bn.json', '{"Orders":"অর্ডার","Gone":"নেই"}');
    expect(await run(false)).toEqual([]);
    expect(catalogue()).toEqual({
      'Orders': 'অর্ডার', 'Paid': '', '{{count}} rows_one': '', '{{count}} rows_other': '', '{{sku}} is taken': '',
    });
    expect(await run(true)).toEqual([]);
  });

  it('gets what the gateway says of a value that does not pass, and no settings of the environment', async () => {
    write('gateway/d.ts', "z.array(line).min(1, 'At least one line').max(5); z.string().refine(isDay, 'Not a day').regex(/^x$/, 'must be x');");
    await run(false);
    expect(catalogue()).toEqual({ 'At least one line': '', 'Not a day': '' });
  });

  it('is refused when it is behind the code, with what to run', async () => {
    write('web/A.tsx', "t('New text');");
    const [problem] = await run(true);
    expect(problem).toContain('1 new texts, 0 gone');
    expect(problem).toContain('npm run texts');
    expect(catalogue()).toEqual({});
  });

  it('is refused with a gap once it is declared complete', async () => {
    write('web/A.tsx', "t('Orders'); t('{{name}} is added', { name });");
    write('web/locales/bn.json', '{\n  "Orders": "অর্ডার",\n  "{{name}} is added": ""\n}\n');
    expect(await run(true)).toEqual([]);
    const [problem] = await run(true, ['bn']);
    expect(problem).toContain('lacks 1 translations:\n  "{{name}} is added"');
  });

  it('is refused with a translation that loses a placeholder', async () => {
    write('web/A.tsx', "t('{{count, number}} of {{sku}}', { count: 1, sku });");
    await run(false);
    write('web/locales/bn.json', readFileSync(join(root, 'web/locales/bn.json'), 'utf8').replaceAll('""', '"{{skuu}}: {{count}}"'));
    expect((await run(true, ['bn']))[0]).toContain('exactly the placeholders');
  });

  it('is refused with a word that stands elsewhere for another thing, with the text and the other word', async () => {
    write('web/A.tsx', "t('Delivery methods');");
    write('web/locales/bn.json', '{\n  "Delivery methods": "ডেলিভারি মাধ্যম"\n}\n');
    expect(await run(true)).toEqual([expect.stringMatching(/"Delivery methods" says ডেলিভারি মাধ্যম.*ডেলিভারি মেথড/)]);
  });
});

describe('a text that no translation can reach', () => {
  it.each([
    ['a computed key', "const a = 1;\nt(words[status]);", 'A.tsx:2', 'messageText(constant, t)'],
    ['a sentence in two parts', "t('Nothing is ' + 'here');", 'A.tsx:1', 'one literal'],
    ['a sentence with values built in', 't(`${count} orders`);', 'A.tsx:1', 'one literal'],
    ['a computed mark', 'msg(text);', 'A.tsx:1', 'one literal'],
    ['bare words in an element', 'const a = (\n  <p>Nothing here</p>\n);', 'A.tsx:2', "{t('Nothing here')}"],
    ['a bare label', 'const a = <input aria-label="Phone number" />;', 'A.tsx:1', "{t('Phone number')}"],
  ])('%s is refused where it stands', async (_case, code, place, advice) => {
    write('web/A.tsx', code);
    const problems = await run(false);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(place);
    expect(problems[0]).toContain(advice);
  });

  it.each([
    ['an error', 'throw new ConflictError(`At most ${MOST} days`);', 'c.ts:1'],
    ['a message', 'const failed = { ok: false, message: `${name} did not answer` };', 'c.ts:1'],
    ['a check of an input field', 'const input = {\n  days: z.int().max(MOST, `At most ${MOST} days`),\n};', 'c.ts:2'],
  ])('%s of the gateway with values built in is refused where it stands', async (_case, code, place) => {
    write('gateway/c.ts', code);
    const problems = await run(false);
    expect(problems).toEqual([expect.stringContaining(place)]);
    expect(problems[0]).toContain("Write msg('… {{name}} …', { name })");
  });

  it('is not what a setting of the environment has to be', async () => {
    write('gateway/c.ts', 'z.string().min(MOST, `must have ${MOST} letters or more`);');
    expect(await run(false)).toEqual([]);
  });

  it('is not the sign or the name that every language has', async () => {
    write('web/A.tsx', 'const a = <a title="Karbar" placeholder="01711204466" className="wide row">× ৳<b>bKash</b></a>;');
    expect(await run(false)).toEqual([]);
  });
});
