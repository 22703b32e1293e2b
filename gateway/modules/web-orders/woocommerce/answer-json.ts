/** The number of positions that are tried: each try parses the rest of the answer. */
const MAX_TRIES = 5;

export interface AnswerJson {
  /** Undefined when the answer holds no JSON. */
  json: unknown;
  /** The shop printed other text before it, such as PHP notices where errors are displayed. */
  hasNotices: boolean;
}

/** Parses the JSON of an answer, also after PHP notices or a byte order mark. Never throws. */
export function answerJson(text: string): AnswerJson {
  const whole = parse(text);
  if (whole !== undefined) return { json: whole, hasNotices: false };
  let from = 0;
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const start = nextStart(text, from);
    if (start < 0) break;
    const json = parse(text.slice(start));
    if (json !== undefined) return { json, hasNotices: text.slice(0, start).trim() !== '' };
    from = start + 1;
  }
  return { json: undefined, hasNotices: false };
}

/** The position where an object or list begins as PHP writes them; -1 when there is none. */
function nextStart(text: string, from: number): number {
  const starts = ['{"', '[{"', '[]', '{}'].map((start) => text.indexOf(start, from)).filter((index) => index >= 0);
  return starts.length > 0 ? Math.min(...starts) : -1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
