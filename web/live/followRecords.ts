import type { RecordChanges } from './changeStream.ts';
import { watchChanges } from './recordChanges.ts';

/** Polling interval while the stream is cut. */
const POLL_MS = 8_000;
/** Polling interval while the stream is open: covers changes that a gateway wrote but died before announcing. */
const SAFETY_MS = 60_000;
/** Polling interval of a hidden page while the stream is cut, for sounds and counts in the title. */
const HIDDEN_POLL_MS = 15_000;
/** Shortest time between two reads, however much changes. */
const PAUSE_MS = 600;
/** Random delay, so that the pages of a business do not all read at the same moment. */
const SPREAD_MS = 200;

export interface FollowOptions {
  /** Of the records that are shown, as GraphQL calls it. */
  type: string;
  /** Reads what is shown again; `ids` are those that changed since the last time, null when it may be any. */
  read: (ids: ReadonlySet<string> | null) => Promise<unknown>;
  /** Polls while the page is hidden too, because it plays a sound or shows a count in its title. */
  isNoticedHidden?: boolean;
}

/** Reads again what changed: when the stream says so, or by polling while it is cut. Returns a function that stops it. */
export function followRecords({ type, read, isNoticedHidden = false }: FollowOptions): () => void {
  let changed: Set<string> | null = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isOpen = false;
  let isStopped = false;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }
  const rest = () => {
    const pollMs = document.hidden ? HIDDEN_POLL_MS : POLL_MS;
    schedule(isOpen ? SAFETY_MS : pollMs);
  };

  async function run(): Promise<void> {
    // A hidden page reads when the stream names a change; it does not poll.
    const isTold = changed === null || changed.size > 0;
    if (document.hidden && !isTold && !isNoticedHidden) return rest();
    const ids = isTold ? changed : null;
    changed = new Set();
    isReading = true;
    // A failed read is repeated with the next change or poll.
    await read(ids).catch(() => undefined);
    isReading = false;
    if (isStopped) return;
    if (changed === null || changed.size > 0) schedule(PAUSE_MS);
    else rest();
  }

  function note({ type: changedType, ids }: RecordChanges): void {
    if (changedType !== null && changedType !== type) return;
    const isFirst = changed !== null && changed.size === 0;
    if (!ids) changed = null;
    else for (const id of ids) changed?.add(id);
    if (isFirst && !isReading) schedule(Math.random() * SPREAD_MS);
  }

  const stop = watchChanges({
    onChange: note,
    onState: (next) => {
      isOpen = next;
      if (!isReading && changed !== null && changed.size === 0) rest();
    },
  });
  rest();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
