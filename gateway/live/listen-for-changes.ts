import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connection } from '../db/client.ts';
import { logger } from '../logging/logger.ts';
import { CHANNEL, type Change } from './announce-changes.ts';

/** A connection that swallows what is sent would be taken for a quiet one. */
const CHECK_MS = 5_000;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;

export interface ChangeHandlers {
  onChange: (change: Change) => void;
  /** From now on nothing is missed. */
  onListening: () => void;
  /** What is announced now is not heard; called once for each attempt that ended. */
  onLost: (failures: number) => void;
}

const retryAfter = (failures: number) => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS) * (0.5 + Math.random() / 2);

/** Resolves to false after `ms`. */
async function within(work: Promise<unknown>, ms: number, signal: AbortSignal): Promise<boolean> {
  return Promise.race([work.then(() => true), delay(ms, false, { signal, ref: false })]);
}

/** Until the connection ends, gives no answer, or `signal` is aborted. */
async function listenOn(client: pg.Client, handlers: ChangeHandlers, signal: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve()).on('end', () => resolve());
  });
  client.on('notification', ({ payload }) => handlers.onChange(JSON.parse(payload!) as Change));
  await client.connect();
  await client.query(`LISTEN ${CHANNEL}`);
  handlers.onListening();
  while (!(await within(ended, CHECK_MS, signal))) {
    if (!(await within(client.query('SELECT 1'), CHECK_MS, signal))) return;
  }
}

async function keepListening(handlers: ChangeHandlers, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const socket = new Socket();
    const client = new pg.Client({ ...connection, application_name: 'karbar-live', stream: () => socket });
    const onListening = () => {
      failures = 0;
      handlers.onListening();
    };
    await listenOn(client, { ...handlers, onListening }, signal).catch((error: unknown) => {
      if (!signal.aborted) logger.debug({ err: error }, 'Changes cannot be listened for');
    });
    socket.destroy();
    if (signal.aborted) return;
    failures += 1;
    handlers.onLost(failures);
    await delay(retryAfter(failures), undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Hears what all gateways announce, on one connection of its own, which is opened again whenever it is lost. */
export function listenForChanges(handlers: ChangeHandlers): { stop: () => void } {
  const stopping = new AbortController();
  void keepListening(handlers, stopping.signal);
  return { stop: () => stopping.abort() };
}
