import { newIdempotencyKey } from './idempotencyKey.ts';

/** Submissions without an answer, in local storage: the page may be loaded again before they are sent again. */
const UNANSWERED = 'unanswered';

/** Later, what was sent may have been undone by somebody else: then it is to be done again. */
const KEPT_MS = 3_600_000;

interface Sent {
  mutation: string;
  idempotencyKey: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

/** FNV-1a: tells one submission from another, and what was typed cannot be read in it. */
function digestOf(text: string): number {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return digest;
}

/** In place of storage, where that is blocked. Never beside it: another page may have had its answer meanwhile. */
let own: [digest: number, Sent][] = [];

function changeKept(change: (kept: Map<number, Sent>) => void): void {
  try {
    own = JSON.parse(localStorage.getItem(UNANSWERED) ?? '[]') as typeof own;
  } catch {
    // Those of the page remain.
  }
  const kept = new Map(own.filter(([, { sentAt }]) => Date.now() - sentAt < KEPT_MS));
  change(kept);
  own = [...kept];
  try {
    localStorage.setItem(UNANSWERED, JSON.stringify(own));
  } catch {
    // Those of the page remain.
  }
}

/**
 * The idempotency key to send a mutation with: that of an earlier attempt with the same content that has no answer. Call
 * `answered` once there is one, so that the same can be sent as something new; what was sent by this mutation before is
 * then of the past too.
 */
export function keyToSend(mutation: string, content: string): { idempotencyKey: string; answered: () => void } {
  const digest = digestOf(mutation + content);
  let sent: Sent = { mutation, idempotencyKey: newIdempotencyKey(), sentAt: Date.now() };
  changeKept((kept) => {
    sent = kept.get(digest) ?? sent;
    kept.set(digest, sent);
  });
  const answered = () => changeKept((kept) => {
    for (const [key, other] of kept) if (other.mutation === mutation && other.sentAt <= sent.sentAt) kept.delete(key);
  });
  return { idempotencyKey: sent.idempotencyKey, answered };
}
