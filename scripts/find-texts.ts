import { extract, type Plugin, type PluginContext } from 'i18next-cli';
import { relative } from 'node:path';
import { recordName } from '../gateway/db/record-name.ts';

/** The texts of the code: every key of `t('...')` and `msg('...')`, and texts that cannot be translated. */
export interface Texts {
  /** With one for each plural form of the language. */
  keys: string[];
  /** One line each: where, what, and what to do about it. */
  problems: string[];
}

interface Expression {
  type: string;
  value?: unknown;
  expressions?: unknown[];
  quasis?: { raw: string }[];
  consequent?: Expression;
  alternate?: Expression;
  properties?: { type: string; value?: unknown }[];
}

/** A node of the syntax tree, with what is looked at here. */
interface Node {
  type: string;
  value?: unknown;
  name?: { value?: string };
  callee?: { type: string; value?: string; property?: { value?: string } };
  arguments?: { expression: Expression }[];
}

/** The one place where a marked text, not a literal, is given to `t`. */
const SHOWS_MARKED = 'web/messageText.ts';

/** Attributes whose values people see, or hear from a screen reader. */
const READ_ATTRIBUTES = new Set([
  'alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'confirmLabel', 'description',
  'emptyText', 'help', 'label', 'placeholder', 'text', 'title',
]);

/** Two letters in a row are a word; names and signs that are the same in every language are not. */
const isWord = (text: string) => /\p{L}{2}/u.test(text) && !/^(?:Karbar|কারবার|English|বাংলা|bKash|bkash, sslcommerz|Esc|https?:\S+|\S+@\S+)$/u.test(text);

/** Finds calls whose key is computed: not a literal, or a concatenation. */
const COMPUTED = /\b(?:t|msg)\(\s*(?:[^'"`\s)]|(['"`])(?:(?!\1)[^\\]|\\.)*\1\s*\+)/;

const isTextCall = ({ callee }: Node) =>
  callee?.type === 'Identifier' ? callee.value === 't' || callee.value === 'msg' : callee?.property?.value === 't';

function isLiteral({ type, expressions }: Expression): boolean {
  return type === 'StringLiteral' || (type === 'TemplateLiteral' && expressions?.length === 0);
}

const isSentence = ({ quasis = [] }: Expression) => quasis.some(({ raw }) => / \p{L}/u.test(raw));

/** `{ count }`, which the extractor passes over: it knows a plural by `count: …` alone. */
const hasShortCount = ({ properties = [] }: Expression) =>
  properties.some(({ type, value }) => type === 'Identifier' && value === 'count');

/** What a text of the gateway may be given as: a literal, or one of two. */
function literalsOf(expression: Expression | undefined): string[] {
  if (expression?.type === 'StringLiteral') return [expression.value as string];
  if (expression?.type !== 'ConditionalExpression') return [];
  return [...literalsOf(expression.consequent), ...literalsOf(expression.alternate)];
}

const ERRORS = new Set([
  'Conflict', 'Domain', 'Ended', 'Forbidden', 'OutsideService', 'Precondition', 'TooManyRequests', 'Unauthorized',
  'Unavailable', 'Validation',
].map((name) => `${name}Error`));

/** Checks of an input field, whose last argument is what is said of a value that does not pass. */
const CHECKS = new Set(['refine', 'regex', 'min', 'max', 'length', 'startsWith']);

const missingAndChanged = (record: string) =>
  [`${record} not found`, `${record} was changed by someone else, please reload`];

/** The text of an error, of a check of an input field or of a `message` that is put together from values: of it no catalogue knows anything. */
function builtText(node: Node): string | undefined {
  const { type, callee, arguments: given } = node;
  const args = Array.isArray(given) ? given.map(({ expression }) => expression) : [];
  const isBuilt = (expression: Expression) => expression.type === 'TemplateLiteral' && !isLiteral(expression) && isSentence(expression);
  if (type === 'NewExpression' && (ERRORS.has(callee?.value ?? '') || callee?.value === 'NotFoundError')) {
    return args.some(isBuilt) ? `new ${callee!.value}(` : undefined;
  }
  const named = (node as { key?: { value?: string } }).key?.value;
  const { value } = node as { value?: Expression };
  if ((named === 'message' || named === 'summary') && value?.type && isBuilt(value)) return value.quasis!.find(({ raw }) => raw !== '')!.raw;
  if (type !== 'CallExpression' || !CHECKS.has(callee?.property?.value ?? '')) return undefined;
  const begin = args.slice(1).find(isBuilt)?.quasis?.[0]?.raw ?? '';
  // Settings of the environment again.
  return /^\p{Lu}/u.test(begin) ? begin : undefined;
}

/** Texts of the gateway without `msg`, which are those without values: errors, field errors, timeline entries. */
function gatewayTexts(node: Node): string[] {
  const { type, callee, arguments: given } = node;
  const args = Array.isArray(given) ? given.map(({ expression }) => expression) : [];
  if (type === 'NewExpression' && callee?.value === 'NotFoundError') return literalsOf(args[0]).map((what) => `${what} not found`);
  if (type === 'NewExpression' && ERRORS.has(callee?.value ?? '')) {
    // The reason of a PreconditionError is a code, not a text.
    return args.flatMap(literalsOf).filter((text) => !/^[A-Z_]+$/.test(text));
  }
  if (type === 'CallExpression' && CHECKS.has(callee?.property?.value ?? '')) {
    // Settings of the environment are said in small letters, to whoever runs the gateway.
    return args.slice(1).flatMap(literalsOf).filter((text) => /^\p{Lu}/u.test(text));
  }
  if (type === 'CallExpression' && callee?.value === 'lockRow') return literalsOf(args[1]).map(recordName).flatMap(missingAndChanged);
  const named = (node as { key?: { value?: string } }).key?.value ?? (node as { id?: { value?: string } }).id?.value;
  if (named !== 'message' && named !== 'summary') return [];
  const { value, init } = node as { value?: Expression; init?: Expression };
  return literalsOf(type === 'VariableDeclarator' ? init : value);
}

/** A plugin that reports texts which the extractor itself would skip without a message. */
function lookFor(root: string, forms: readonly string[], problems: string[]): Plugin {
  let file = '';
  let code = '';
  const say = (text: string, problem: string) => {
    const line = code.slice(0, Math.max(0, code.indexOf(text))).split('\n').length;
    problems.push(`${file}:${line} ${problem}`);
  };
  const visit = (node: Node, { addKey }: PluginContext) => {
    const first = node.type === 'CallExpression' && isTextCall(node) ? node.arguments?.[0] : undefined;
    if (first && !isLiteral(first.expression) && file !== SHOWS_MARKED) {
      say(COMPUTED.exec(code)?.[0] ?? '', "a key of t() or msg() is computed. Write the whole sentence as one literal; mark "
        + "constants with msg('...') and show them with messageText(constant, t)");
    }
    if (file.startsWith('gateway/')) {
      for (const key of gatewayTexts(node)) addKey({ key });
      const built = builtText(node);
      if (built) say(built, "what people read is built from values. Write msg('… {{name}} …', { name }), around it checkText in a check");
    }
    const options = node.arguments?.[1]?.expression;
    if (typeof first?.expression.value === 'string' && options && hasShortCount(options)) {
      for (const form of forms) addKey({ key: `${first.expression.value}_${form}`, hasCount: true });
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
      return content;
    },
    // Typed by swc's own tree, of which only a little is looked at.
    onVisitNode: (node, context) => visit(node as unknown as Node, context),
  };
}

/** Reads all code under `root` whose texts reach people. */
export async function findTexts(root: string, language: string): Promise<Texts> {
  const problems: string[] = [];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const within = (...globs: string[]) => globs.map((glob) => `${root}/${glob}`);
  const [result] = await extract({
    locales: [language],
    extract: {
      input: within('web/**/*.{ts,tsx}', 'gateway/**/*.ts', 'schema/rules/**/*.ts'),
      ignore: within(
        '**/__tests__/**', 'web/__generated__/**', 'web/ui/gallery/**', 'gateway/db/generated/**', 'web/locales/**',
      ),
      // An unused path: texts.ts merges the catalogues itself and keeps them flat.
      output: `${root}/.karbar/texts/{{language}}.json`,
      functions: ['t', '*.t', 'msg'],
      keySeparator: false,
      nsSeparator: false,
    },
    plugins: [lookFor(root, forms, problems)],
  });
  const found = new Set(Object.keys((result?.newTranslations['translation'] ?? {}) as object));
  const keys = [...found].filter((key) => /\p{L}/u.test(key) && !found.has(`${key}_other`));
  return { keys, problems: [...new Set(problems)] };
}
