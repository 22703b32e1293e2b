import { LRUCache } from 'lru-cache';

/** Some thirty thousand deliveries of a shop at once. */
const BURST_BYTES = 256 * 1024 * 1024;
/** 860 MB a day: a shop with five thousand orders a day sends a third of it. */
const BYTES_PER_SECOND = 10_000;
const REMEMBERED = 10_000;

interface Room {
  left: number;
  at: number;
}

/**
 * What machines send for a business is stored as it came and kept for weeks. Whoever holds the secret of a shop or courier,
 * a business itself for one, must not fill the disk that all share.
 */
export class StoredBytes {
  readonly #rooms = new LRUCache<string, Room>({ max: REMEMBERED });

  /** Whether more may be stored for the business: these bytes, which are counted then. The last may overdraw. */
  take(businessId: string, bytes: number, now = Date.now()): boolean {
    const { left, at } = this.#rooms.get(businessId) ?? { left: BURST_BYTES, at: now };
    const room = Math.min(BURST_BYTES, left + Math.max(0, now - at) * BYTES_PER_SECOND / 1_000);
    const isRoom = room > 0;
    this.#rooms.set(businessId, { left: isRoom ? room - bytes : room, at: now });
    return isRoom;
  }
}

/** Of this process. */
export const storedBytes = new StoredBytes();
