import { LRUCache } from 'lru-cache';
import { FILE_MAX_BYTES, MAX_PRODUCT_IMAGES } from '../../../schema/rules/files.ts';
import { env } from '../../env.ts';
import { isRefusal } from '../../errors.ts';
import { AnswerTooLargeError, causeOf, NoAnswerError, outbound } from '../../http/outbound.ts';
import type { Session } from '../../session/session.ts';
import { uploadFile } from '../files/upload-file.ts';

const TIMEOUT_MS = 20_000;

/** Hosts that recently did not answer: with thousands of pictures, a silent shop must not cost a timeout for each. */
const silent = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

/**
 * Downloads pictures from a shop and stores them as product pictures. A picture that cannot be downloaded or decoded is
 * skipped, so that the product is imported anyway. Returns the ids of the stored ones, in order.
 */
export async function readPictures(session: Session, addresses: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const address of [...new Set(addresses)].slice(0, MAX_PRODUCT_IMAGES)) {
    const id = await readPicture(session, address);
    if (id !== null) ids.push(id);
  }
  return [...new Set(ids)];
}

async function readPicture(session: Session, address: string): Promise<string | null> {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search } = new URL(address);
  if (silent.has(origin)) return null;
  const get = outbound({
    service: 'The web shop', baseUrl: origin, timeoutMs: TIMEOUT_MS, retryTimeouts: false, maxBytes: FILE_MAX_BYTES, network: env.SHOP_NETWORK,
  });
  try {
    const { status, bytes } = await get({ path: pathname + search, retry: true });
    if (status !== 200) return null;
    const name = decodeURIComponentOr(pathname.split('/').at(-1) ?? '').slice(0, 200);
    return (await uploadFile(session, { purpose: 'product-image', name, bytes })).id;
  } catch (error) {
    if (error instanceof NoAnswerError && !(causeOf(error) instanceof AnswerTooLargeError)) silent.set(origin, true);
    if (!isRefusal(error)) throw error;
    return null;
  }
}

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
