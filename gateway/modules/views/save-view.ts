import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { VIEWED_LISTS } from '../../../schema/rules/viewed-lists.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ConflictError, ForbiddenError, NotFoundError, PreconditionError } from '../../errors.ts';
import { assertSeesList, mayChange, seenViews } from './saved-views.ts';
import { viewedList, viewFields } from './view-fields.ts';

/** How many views of one list a person may have of their own, and a business shared. */
export const MAX_VIEWS = { own: 20, shared: 30 };

interface Counted {
  list: string;
  isShared: boolean;
}

/** Throws PreconditionError where there are as many views of this kind as can be. */
async function assertRoom({ tx, session }: CommandContext, { list, isShared }: Counted): Promise<void> {
  const { businessId, userId: ownerId } = session;
  // Two that save at the same moment do not pass the limit together.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`views ${businessId} ${list}`}, 0))`;
  const kind = isShared ? { isShared } : { isShared, ownerId };
  const count = await tx.savedView.count({ where: { businessId, list, ...kind } });
  const max = isShared ? MAX_VIEWS.shared : MAX_VIEWS.own;
  if (count >= max) {
    throw new PreconditionError('VIEW_LIMIT_REACHED', msg('This list has {{max}} views of this kind already. Delete one first.', { max }));
  }
}

/** Keeps a list as it is arranged now, for oneself or for everybody of the business. */
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

/** The view that a command is about, locked; a private one of somebody else does not exist. */
async function viewToChange({ tx, session }: CommandContext, id: string) {
  await lockRow(tx, 'SavedView', session.businessId, id);
  const view = await tx.savedView.findFirst({ where: { ...seenViews(session), id } });
  if (!view) throw new NotFoundError('Saved view');
  assertSeesList(session, view.list);
  if (!mayChange(session, view)) throw new ForbiddenError();
  return view;
}

/** Changes a view: its name, who sees it, or what it shows. What is left out stays. */
export const updateView = defineCommand({
  name: 'views.update',
  permission: 'SIGNED_IN',
  input: z.object({ viewId: idOf('SavedView'), version: version(), ...z.object(viewFields).partial().shape }),
  run: async (context, { viewId: id, version: read, ...input }) => {
    const { tx, session, audit } = context;
    const view = await viewToChange(context, id);
    if (view.version !== read) throw new ConflictError('Saved view was changed by someone else, please reload');
    const isMoved = input.isShared !== undefined && input.isShared !== view.isShared;
    // Taking it back from everybody makes it private again to who made it.
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
