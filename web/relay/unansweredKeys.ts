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

type Kept = [digest: number, Sent];

/** Those that storage has not taken: it is blocked, or full. */
let unstored: Kept[] = [];

/** One from a clock that was ahead is as old as one from long ago. */
const isRecent = ([, { sentAt }]: Kept) => Math.abs(Date.now() - sentAt) < KEPT_MS;

function stored(): Kept[] {
  try {
    return (JSON.parse(localStorage.getItem(UNANSWERED) ?? '[]') as Kept[]).filter(isRecent);
  } catch {
    return [];
  }
}

function changeKept(change: (kept: Map<number, Sent>) => void): void {
  const kept = new Map([...stored(), ...unstored.filter(isRecent)]);
  change(kept);
  try {
    localStorage.setItem(UNANSWERED, JSON.stringify([...kept]));
    unstored = [];
  } catch {
    // Not those that are stored: another page may have their answer meanwhile.
    const there = JSON.stringify(stored());
    unstored = [...kept].filter(([, { idempotencyKey }]) => !there.includes(idempotencyKey));
  }
}

/**
 * The idempotency key to send a mutation with: that of an earlier attempt with the same content that has no answer. Call
 * `answered` once there is one, so that the same can be sent as something new; what was sent by this mutation before is
 * then of the past too. `mutation` says who sends it, and for which business: on a shared computer, somebody else does something new.
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
