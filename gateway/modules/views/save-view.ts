import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { VIEWED_LISTS } from '../../../schema/rules/viewed-lists.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockName } from '../../db/lock-name.ts';
import { ConflictError, ForbiddenError, NotFoundError, PreconditionError } from '../../errors.ts';
import { assertSeesList, mayChange, seenViews } from './saved-views.ts';
import { viewedList, viewFields } from './view-fields.ts';

/** Upper limits per list: private views of a person, shared views of a business. */
export const MAX_VIEWS = { own: 20, shared: 30 };

interface Counted {
  list: string;
  isShared: boolean;
}

/** Throws PreconditionError at the upper limit of views. */
async function assertRoom({ tx, session }: CommandContext, { list, isShared }: Counted): Promise<void> {
  const { businessId, userId: ownerId } = session;
  // Serialises saves, so that two of them cannot exceed the limit.
  await lockName(tx, `views ${businessId} ${list}`);
  const kind = isShared ? { isShared } : { isShared, ownerId };
  const count = await tx.savedView.count({ where: { businessId, list, ...kind } });
  const max = isShared ? MAX_VIEWS.shared : MAX_VIEWS.own;
  if (count >= max) {
    throw new PreconditionError('VIEW_LIMIT_REACHED', msg('This list has {{max}} views of this kind already. Delete one first.', { max }));
  }
}

/** Saves a view of a list, private or shared with the business. */
export const saveView = defineCommand({
  name: 'views.save',
  permission: 'SIGNED_IN',
  input: z.object({ list: viewedList.describe(`Which list: ${Object.keys(VIEWED_LISTS).join(', ')}.`), ...viewFields }),
  run: async (context, input) => {
    const { tx, session, audit } = context;
    assertSeesList(session, input.list);
    await assertRoom(context, input);
    const { businessId, userId: ownerId } = session;
    const view = await tx.savedView.create({ data: { ...input, businessId, ownerId } });
    await audit({ entity: ['SavedView', view.id], summary: msg('Saved the view {{name}}', { name: view.name }) });
    return view;
  },
});

/** Locks the view and returns it. Another person's private view counts as not found. */
async function viewToChange({ tx, session }: CommandContext, id: string) {
  await lockRow(tx, 'SavedView', session.businessId, id);
  const view = await tx.savedView.findFirst({ where: { ...seenViews(session), id } });
  if (!view) throw new NotFoundError('Saved view');
  assertSeesList(session, view.list);
  if (!mayChange(session, view)) throw new ForbiddenError();
  return view;
}

/** Changes a view's name, visibility or contents. Fields that are left out stay. */
export const updateView = defineCommand({
  name: 'views.update',
  permission: 'SIGNED_IN',
  input: z.object({ viewId: idOf('SavedView'), version: version(), ...z.object(viewFields).partial().shape }),
  run: async (context, { viewId: id, version: read, ...input }) => {
    const { tx, session, audit } = context;
    const view = await viewToChange(context, id);
    if (view.version !== read) throw new ConflictError('Saved view was changed by someone else, please reload');
    const isMoved = input.isShared !== undefined && input.isShared !== view.isShared;
    // An unshared view becomes private to its creator, so that nobody else may unshare it.
    if (isMoved && !input.isShared && view.ownerId !== session.userId) throw new ForbiddenError();
    if (isMoved) await assertRoom(context, { list: view.list, isShared: input.isShared! });
    const { businessId } = session;
    const after = await tx.savedView.update({
      where: { businessId_id: { businessId, id } },
      data: { ...input, version: { increment: 1 } },
    });
    await audit({ entity: ['SavedView', id], summary: msg('Changed the view {{name}}', { name: after.name }), before: view, after });
    return after;
  },
});

/** Deletes a view; the list and its rows are not touched. */
export const deleteView = defineCommand({
  name: 'views.delete',
  permission: 'SIGNED_IN',
  input: z.object({ viewId: idOf('SavedView') }),
  run: async (context, { viewId: id }) => {
    const { tx, session, audit } = context;
    const view = await viewToChange(context, id);
    await tx.savedView.delete({ where: { businessId_id: { businessId: session.businessId, id } }, select: { id: true } });
    await audit({ entity: ['SavedView', id], summary: msg('Deleted the view {{name}}', { name: view.name }), before: view });
    return view;
  },
});
