import type { Token } from './client.ts';

export interface HeardChange {
  type: string | null;
  ids: string[] | null;
}

interface Payload {
  data?: { recordChanges: HeardChange } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** An open stream of changes. */
export interface OpenChanges {
  /** All changes received so far. */
  heard: HeardChange[];
  /** Resolves with the first change that `seek` accepts; rejects when the stream ends before. */
  until: (seek: (change: HeardChange) => boolean) => Promise<HeardChange>;
  /** Resolves when the gateway has ended it, with the codes of its errors. */
  ended: Promise<string[]>;
  close: () => void;
}

/** Opens `subscription { recordChanges }` and resolves when the gateway has accepted it. */
export async function openChanges(url: string, token: Token, more: { cookie?: string } = {}): Promise<OpenChanges> {
  const controller = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json', accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }), ...more,
    },
    body: JSON.stringify({ query: 'subscription { recordChanges { type ids } }' }),
    signal: controller.signal,
  });
  const heard: HeardChange[] = [];
  const codes: string[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;

  function take(payload: Payload): void {
    if (payload.data) heard.push(payload.data.recordChanges);
    codes.push(...(payload.errors ?? []).map(({ extensions }) => extensions.code));
  }

  async function read(): Promise<string[]> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body!) {
        text += decoder.decode(chunk, { stream: true });
        const events = text.split('\n\n');
        text = events.pop()!;
        for (const event of events) {
          const data = /^data: (.+)$/m.exec(event)?.[1];
          if (data) take(JSON.parse(data) as Payload);
        }
        for (const wake of waiting) wake();
      }
      if (text.startsWith('{')) take(JSON.parse(text) as Payload);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      isOver = true;
      for (const wake of waiting) wake();
    }
    return codes;
  }
  const ended = read();
  ended.catch(() => undefined);

  return {
    heard,
    ended,
    until: async (seek) => {
      for (;;) {
        const found = heard.find(seek);
        if (found) return found;
        if (isOver) throw new Error(`The stream ended after ${JSON.stringify(heard)} ${codes.join()}`);
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        await promise;
        waiting.delete(resolve);
      }
    },
    close: () => controller.abort(),
  };
}
