import type { RecordChanges } from './changeStream.ts';
import { watchChanges } from './recordChanges.ts';

/** While nothing is told: often enough to work with, seldom enough for an outage. */
const POLL_MS = 8_000;
/** What was missed although the stream is open is seen by then: a gateway that died between writing and telling. */
const SAFETY_MS = 60_000;
/** While nothing is told and the page is behind another tab: for what is heard or stands in the title. */
const HIDDEN_POLL_MS = 15_000;
/** Reads at most so often, however much changes. */
const PAUSE_MS = 600;
/** The pages of a business do not all ask at the same moment. */
const SPREAD_MS = 200;

export interface FollowOptions {
  /** Of the records that are shown, as GraphQL calls it. */
  type: string;
  /** Reads what is shown again; `ids` are those that changed since the last time, null when it may be any. */
  read: (ids: ReadonlySet<string> | null) => Promise<unknown>;
  /** Asks by itself behind another tab too, because the page makes a sound or counts in its title. */
  isNoticedHidden?: boolean;
}

/** Reads again what changed: when told, or every few seconds while nothing is told. Returns how to stop. */
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
    // A hidden page is read when it is told of something; it does not ask by itself.
    const isTold = changed === null || changed.size > 0;
    if (document.hidden && !isTold && !isNoticedHidden) return rest();
    const ids = isTold ? changed : null;
    changed = new Set();
    isReading = true;
    // What could not be read is read with the next change or question.
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
