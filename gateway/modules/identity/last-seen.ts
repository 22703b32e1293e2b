import type { Membership } from '../../db/generated/client/client.ts';

/** When a member was last in the business, which is at least when they joined it; null until they have. */
export const lastSeenOf = ({ joinedAt, lastSeenAt }: Pick<Membership, 'joinedAt' | 'lastSeenAt'>): Date | null => joinedAt && (lastSeenAt ?? joinedAt);
