import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a WooCommerce 11 site really sent, byte for byte (e2e/fixtures/woocommerce). */

const FOLDER = fileURLToPath(new URL('../fixtures/woocommerce/', import.meta.url));

/** Signs every recorded delivery but one, whose address ends in `?s=sp`. */
export const WEBHOOK_SECRET = 'whsec_fixture_1';
export const SPECIAL_WEBHOOK_SECRET = `a&b<c>"d' é ১`;

export type JsonObject = Record<string, unknown>;

export interface RecordedDelivery {
  /** '010-rest-order-created--order.created-78' */
  name: string;
  seq: number;
  /** As sent, letter case and order included. */
  headers: [name: string, value: string][];
  rawBody: Buffer;
  secret: string;
}

/** The derived list of all deliveries: what each should turn out to be. */
export interface IndexEntry {
  file: string;
  topic: string | null;
  deliveryId: string | null;
  resourceId: number | null;
  status: string | null;
  bodyLength: number;
  signatureOk: boolean | null;
}

export interface RecordedAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers of the recorded connection, not of the answer. */
const CONNECTION_HEADERS = new Set(['host', 'date', 'connection', 'content-length']);

export function recordedJson<T = unknown>(path: string): T {
  return JSON.parse(readFileSync(`${FOLDER}${path}`, 'utf8')) as T;
}

export function recordedIndex(): IndexEntry[] {
  return recordedJson<IndexEntry[]>('webhooks/INDEX.json');
}

/** By number (10), or by any part of its name that is its own ('order.created-78'). */
export function recordedDelivery(which: number | string): RecordedDelivery {
  const files = readdirSync(`${FOLDER}webhooks`).filter((name) => /^\d/.test(name));
  const start = `${String(which).padStart(3, '0')}-`;
  const matches = files.filter((name) =>
    typeof which === 'number' ? name.startsWith(start) : name.includes(which),
  );
  if (matches.length !== 1) throw new Error(`${matches.length} recorded deliveries match ${which}`);
  return readDelivery(matches[0]!);
}

export function recordedDeliveries(): RecordedDelivery[] {
  return recordedIndex().map((entry) => readDelivery(entry.file));
}

function readDelivery(file: string): RecordedDelivery {
  const recording = recordedJson<{ seq: number; url: string; rawHeaders: string[]; bodyBase64: string }>(
    `webhooks/${file}`,
  );
  const { rawHeaders } = recording;
  const isName = (_: string, index: number) => index % 2 === 0;
  return {
    name: file.replace(/\.json$/, ''),
    seq: recording.seq,
    headers: rawHeaders.filter(isName).map((name, index) => [name, rawHeaders[index * 2 + 1]!]),
    rawBody: Buffer.from(recording.bodyBase64, 'base64'),
    secret: recording.url.endsWith('?s=sp') ? SPECIAL_WEBHOOK_SECRET : WEBHOOK_SECRET,
  };
}

/** Status, headers and body of a recorded answer: `errors/404-order`, `orders-page-1`. */
export function recordedAnswer(path: string): RecordedAnswer {
  const [statusLine, ...lines] = readFileSync(`${FOLDER}${path}.headers.txt`, 'utf8').trim().split(/\r?\n/);
  const headers = lines
    .map((line) => /^([^:]+): (.*)$/.exec(line)!)
    .map(([, name, value]): [string, string] => [name!.toLowerCase(), value!])
    .filter(([name]) => !CONNECTION_HEADERS.has(name));
  return {
    status: Number(statusLine!.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: readFileSync(`${FOLDER}${bodyFile(path)}`),
  };
}

/** Pages of HTML are kept under their own endings. */
function bodyFile(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  const name = path.slice(slash);
  const files = readdirSync(FOLDER + path.slice(0, slash));
  const file = [`${name}.json`, `${name}.body.html`, `${name}.body-first-1500-bytes.html`].find((candidate) =>
    files.includes(candidate),
  );
  if (!file) throw new Error(`No recorded body for ${path}`);
  return path.slice(0, slash) + file;
}

/** JSON as PHP writes it: pure ASCII, slashes escaped. */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
