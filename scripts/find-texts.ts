import { extract, type Plugin } from 'i18next-cli';
import { relative } from 'node:path';

/** What the code says to people: every key of `t('...')` and `msg('...')`, and what no translation can reach. */
export interface Texts {
  /** Keys by language, with one for each of its plural forms. */
  keys: Record<string, string[]>;
  /** One line each: where, what, and what to do about it. */
  problems: string[];
}

/** A node of the syntax tree, with what is looked at here. */
interface Node {
  type: string;
  value?: unknown;
  name?: { value?: string };
  callee?: { type: string; value?: string; property?: { value?: string } };
  arguments?: { expression: { type: string; expressions?: unknown[] } }[];
}

/** The one place where a marked text, not a literal, is given to `t`. */
const SHOWS_MARKED = 'web/messageText.ts';

/** What people read of an element, or have read to them. */
const READ_ATTRIBUTES = new Set([
  'alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'confirmLabel', 'description',
  'emptyText', 'help', 'label', 'placeholder', 'text', 'title',
]);

/** Two letters in a row are a word; names and signs that are the same in every language are not. */
const isWord = (text: string) => /\p{L}{2}/u.test(text) && !/^(?:Karbar|কারবার|English|বাংলা|bKash|Esc|https?:\S+|\S+@\S+)$/u.test(text);

/** Where the line of a computed key is: no literal, or several of them. */
const COMPUTED = /\b(?:t|msg)\(\s*(?:[^'"`\s)]|(['"`])(?:(?!\1)[^\\]|\\.)*\1\s*\+)/;

const SHORT_COUNT = /^((?!\s*(?:import|export)\b).*[{,]\s*)count(?=\s*[,}])/gm;

const isTextCall = ({ callee }: Node) =>
  callee?.type === 'Identifier' ? callee.value === 't' || callee.value === 'msg' : callee?.property?.value === 't';

function isLiteral({ type, expressions }: { type: string; expressions?: unknown[] }): boolean {
  return type === 'StringLiteral' || (type === 'TemplateLiteral' && expressions?.length === 0);
}

/** Looks at each file as it is parsed; the extractor itself passes over what it does not understand. */
function lookFor(root: string, problems: string[]): Plugin {
  let file = '';
  let code = '';
  const say = (text: string, problem: string) => {
    const line = code.slice(0, Math.max(0, code.indexOf(text))).split('\n').length;
    problems.push(`${file}:${line} ${problem}`);
  };
  const visit = (node: Node) => {
    const first = node.type === 'CallExpression' && isTextCall(node) ? node.arguments?.[0] : undefined;
    if (first && !isLiteral(first.expression) && file !== SHOWS_MARKED) {
      say(COMPUTED.exec(code)?.[0] ?? '', "a key of t() or msg() is computed. Write the whole sentence as one literal; mark "
        + "constants with msg('...') and show them with messageText(constant, t)");
    }
    if (node.type === 'JSXText' && isWord(String(node.value).trim())) {
      const text = String(node.value).trim();
      say(text, `'${text}' is no text of a catalogue. Write {t('${text}')}`);
    }
    const attribute = node as { name?: { value?: string }; value?: { type?: string; value?: string } };
    if (node.type === 'JSXAttribute' && READ_ATTRIBUTES.has(attribute.name?.value ?? '')) {
      const text = attribute.value?.type === 'StringLiteral' ? attribute.value.value! : '';
      if (isWord(text)) say(`"${text}"`, `"${text}" is no text of a catalogue. Write {t('${text}')}`);
    }
  };
  return {
    name: 'karbar',
    onLoad(content, path) {
      file = relative(root, path);
      code = content;
      // The extractor knows a plural by `count: …`, and passes over the short form.
      return content.replaceAll(SHORT_COUNT, '$1count: count');
    },
    // Typed by swc's own tree, of which only a little is looked at.
    onVisitNode: (node) => visit(node as unknown as Node),
  };
}

/** Reads all code under `root` whose texts reach people. */
export async function findTexts(root: string, languages: readonly string[]): Promise<Texts> {
  const problems: string[] = [];
  const within = (...globs: string[]) => globs.map((glob) => `${root}/${glob}`);
  const results = await extract({
    locales: [...languages],
    extract: {
      input: within('web/**/*.{ts,tsx}', 'gateway/**/*.ts', 'schema/rules/**/*.ts'),
      ignore: within(
        '**/__tests__/**', 'web/__generated__/**', 'web/ui/gallery/**', 'gateway/db/generated/**', 'web/locales/**',
      ),
      // Nothing is there: the catalogues are merged by update-texts.ts, which keeps them flat.
      output: `${root}/.karbar/texts/{{language}}.json`,
      functions: ['t', '*.t', 'msg'],
      keySeparator: false,
      nsSeparator: false,
    },
    plugins: [lookFor(root, problems)],
  });
  const keys = results.map(({ newTranslations }, index) =>
    [languages[index]!, Object.keys(newTranslations['translation'] ?? {})] as const);
  return { keys: Object.fromEntries(keys), problems: [...new Set(problems)] };
}
