import { z } from 'zod';
import { VIEWED_LISTS, type ViewedList } from '../../../schema/rules/viewed-lists.ts';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import type { SavedView } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';
import { viewedList } from './view-fields.ts';

/** Conditions for the views that the session may see: its own and shared ones. */
export function seenViews(session: Session) {
  const { businessId, userId } = session;
  return { businessId, OR: [{ ownerId: userId }, { isShared: true }] };
}

/** Throws ForbiddenError if the session may not see the list. */
export function assertSeesList(session: Session, list: string): void {
  session.assertCan(VIEWED_LISTS[list as ViewedList]);
}

/** Whether the session may change the view: its creator may, and every admin a shared one. */
export const mayChange = (session: Session, view: Pick<SavedView, 'ownerId' | 'isShared'>): boolean =>
  view.ownerId === session.userId || (view.isShared && session.can('ADMIN'));

/** The views of one list that the session may see, by name. */
export const savedViews = defineQuery({
  name: 'views.saved',
  permission: 'SIGNED_IN',
  input: z.object({ list: viewedList }),
  run: async ({ session }, { list }) => {
    assertSeesList(session, list);
    return db.savedView.findMany({ where: { ...seenViews(session), list }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  },
});
