import { decodeGlobalID, encodeGlobalID } from '@pothos/plugin-relay';
import { NO_ID, UUID } from '../db/uuid.ts';

/** A global id taken apart; null when it is not one of ours. */
export function decodeId(globalId: string): { typename: string; id: string } | null {
  try {
    const { typename, id } = decodeGlobalID(globalId);
    return UUID.test(id) ? { typename, id } : null;
  } catch {
    return null;
  }
}

/** What `node` and `nodes` look up: for an id that cannot be taken apart, as in a link that was mistyped, a record that does not exist. */
export function decodeNodeId(globalId: string): { typename: string; id: string } {
  try {
    return decodeGlobalID(globalId);
  } catch {
    return { typename: 'Business', id: NO_ID };
  }
}

export const encodeId = (typename: string, id: string): string => encodeGlobalID(typename, id);
