import { decodeGlobalID, encodeGlobalID } from '@pothos/plugin-relay';
import { UUID } from '../db/uuid.ts';

/** A global id taken apart; null when it is not one of ours. */
export function decodeId(globalId: string): { typename: string; id: string } | null {
  try {
    const { typename, id } = decodeGlobalID(globalId);
    return UUID.test(id) ? { typename, id } : null;
  } catch {
    return null;
  }
}

export const encodeId = (typename: string, id: string): string => encodeGlobalID(typename, id);
