/** The number of positions that are tried: each try parses the rest of the answer. */
const MAX_TRIES = 5;

/** The comment that a cache adds. */
const COMMENT = /^\s*<!--/;
/** What PHP prints at its end where errors are displayed. */
const NOTICE = /^\s*(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Notice|Warning|Deprecated|Fatal error)\b/;

export interface AnswerJson {
  /** Undefined when the answer holds no JSON. */
  json: unknown;
  /** The shop printed other text around it, such as PHP notices where errors are displayed. */
  hasNotices: boolean;
}

/**
 * Parses the JSON of an answer, also among PHP notices, after a byte order mark, or before the comment of a cache. With
 * any other text behind it, it is a web page. Never throws.
 */
export function answerJson(text: string): AnswerJson {
  const whole = parse(text);
  if (whole !== undefined) return { json: whole, hasNotices: false };
  let from = 0;
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const start = nextStart(text, from);
    if (start < 0) break;
    const end = endOfValue(text, start);
    const after = text.slice(end);
    const isNotice = NOTICE.test(after);
    const json = after.trim() === '' || isNotice || COMMENT.test(after) ? parse(text.slice(start, end)) : undefined;
    if (json !== undefined) return { json, hasNotices: isNotice || text.slice(0, start).trim() !== '' };
    from = start + 1;
  }
  return { json: undefined, hasNotices: false };
}

/** The position where an object or list begins as PHP writes them; -1 when there is none. */
function nextStart(text: string, from: number): number {
  const starts = ['{"', '[{"', '[]', '{}'].map((start) => text.indexOf(start, from)).filter((index) => index >= 0);
  return starts.length > 0 ? Math.min(...starts) : -1;
}

/** The position after the object or list that begins at `start`; the end of the text when it is not closed. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]!;
    if (isString && character === '\\') index += 1;
    else if (character === '"') isString = !isString;
    else if (!isString && '{['.includes(character)) depth += 1;
    else if (!isString && '}]'.includes(character)) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
