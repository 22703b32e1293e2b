import { shownBusiness } from '../relay/shownBusiness.ts';
import { readChanges } from './changeStream.ts';
import type { RecordChanges } from './changeStream.ts';

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

const EVERYTHING: RecordChanges = { type: null, ids: null };

export interface Watcher {
  onChange: (changes: RecordChanges) => void;
  /** Whether the stream is open; while it is cut, watchers must poll. */
  onState: (isOpen: boolean) => void;
}

type Message = { changes: RecordChanges } | { isOpen: boolean } | 'ask';

const watchers = new Set<Watcher>();
let isOpen = false;
let connection: { stop: () => void } | null = null;

function setOpen(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const { onState } of watchers) onState(next);
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Random, so that the tabs that were cut off together do not all reconnect at the same moment. */
const retryAfter = (failures: number) => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS) * (0.5 + Math.random() / 2);

interface Reading {
  signal: AbortSignal;
  /** There was a stream before: what changed until this one is open was told to nobody. */
  isNext: boolean;
  tell: (message: Exclude<Message, 'ask'>) => void;
}

/** Keeps one stream open, as long as `signal` lets it. */
async function keepReading({ signal, isNext, tell }: Reading): Promise<void> {
  let failures = 0;
  let wasCut = isNext;
  while (!signal.aborted) {
    await readChanges({
      signal,
      onOpen: () => {
        failures = 0;
        tell({ isOpen: true });
        if (wasCut) tell({ changes: EVERYTHING });
      },
      onChange: (changes) => tell({ changes }),
    }).catch(() => undefined);
    wasCut = true;
    failures += 1;
    if (signal.aborted) return;
    tell({ isOpen: false });
    await wait(retryAfter(failures), signal);
  }
}

/**
 * Of all tabs that show the business one holds the stream and hands on what it hears: a browser has few connections for
 * a server that speaks HTTP/1.1, and each tab's own would leave none for its requests. When that tab is closed, another
 * one takes over.
 */
function connect(): { stop: () => void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const name = `karbar-changes ${shownBusiness() ?? ''}`;
  const channel = new BroadcastChannel(name);
  let isHolder = false;
  let hasHeard = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin alone
  const post = (message: Message) => channel.postMessage(message);

  function take(message: Exclude<Message, 'ask'>): void {
    if ('isOpen' in message) setOpen(message.isOpen);
    else for (const { onChange } of watchers) onChange(message.changes);
  }
  function tell(message: Exclude<Message, 'ask'>): void {
    post(message);
    take(message);
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'ask') {
      hasHeard = true;
      take(data);
    } else if (isHolder) post({ isOpen });
  });
  post('ask');

  const hold = () => {
    isHolder = true;
    return keepReading({ signal, isNext: hasHeard, tell });
  };
  // Only pages served over https, and those of this machine, have locks.
  const held = 'locks' in navigator ? navigator.locks.request(name, { signal }, hold) : hold();
  held.catch(() => undefined);
  return {
    stop: () => {
      if (isHolder) post({ isOpen: false });
      stopping.abort();
      channel.close();
      isOpen = false;
    },
  };
}

/** Calls back for every change of the business until the function that it returns is called. */
export function watchChanges(watcher: Watcher): () => void {
  watchers.add(watcher);
  connection ??= connect();
  if (isOpen) watcher.onState(true);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    connection?.stop();
    connection = null;
  };
}
