import { getRequest, graphql } from 'relay-runtime';
import type { changeStreamSubscription$data } from '../__generated__/changeStreamSubscription.graphql.ts';
import { shownBusinessHeader } from '../relay/shownBusiness.ts';

const subscription = graphql`
  subscription changeStreamSubscription {
    recordChanges {
      type
      ids
    }
  }
`;

/** Records of one type that were made or changed. */
export type RecordChanges = changeStreamSubscription$data['recordChanges'];

interface Payload {
  data?: changeStreamSubscription$data | null;
  errors?: readonly unknown[];
}

/** The gateway sends a keep-alive every twelve seconds: silence for longer means a broken connection. */
const SILENCE_MS = 30_000;

/** The payload of one server-sent event; null for keep-alives. */
function payloadOf(event: string): Payload | null {
  const data = /^data: ?(.+)$/m.exec(event)?.[1];
  return data ? (JSON.parse(data) as Payload) : null;
}

interface Handlers {
  signal: AbortSignal;
  onOpen: () => void;
  onChange: (changes: RecordChanges) => void;
}

/**
 * Reads the changes of the business until the stream ends. Throws when it is refused or breaks. `EventSource` would say
 * neither which business the page shows nor why it was refused.
 */
export async function readChanges({ signal, onOpen, onChange }: Handlers): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...shownBusinessHeader() },
      body: JSON.stringify({ doc_id: getRequest(subscription).params.id, variables: {} }),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`The stream was refused: ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let isOpen = false;
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const events = (text + part.value).split('\n\n');
      text = events.pop()!;
      for (const payload of events.map(payloadOf)) {
        if (payload?.errors?.length) throw new Error('The stream was refused');
        if (!isOpen) onOpen();
        isOpen = true;
        if (payload?.data) onChange(payload.data.recordChanges);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
