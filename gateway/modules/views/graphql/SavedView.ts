import { commandField } from '../../../graphql/command-field.ts';
import { runQuery } from '../../../commands/execute.ts';
import type { SavedView as SavedViewRow } from '../../../db/generated/client/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { visibleTo } from '../../../graphql/guard-records.ts';
import { requires } from '../../../graphql/requires.ts';
import { deleteView, saveView, updateView } from '../save-view.ts';
import { mayChange, savedViews } from '../saved-views.ts';
import type { ViewColumn } from '../view-fields.ts';

const SavedViewColumn = builder.objectRef<ViewColumn>('SavedViewColumn').implement({
  description: 'A column of a saved view.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The column, as the list screen names it.' }),
    isShown: t.exposeBoolean('isShown', { description: 'Whether it is shown.' }),
    width: t.exposeInt('width', { nullable: true, description: 'In pixels; null as designed.' }),
  }),
});

/** Not a Relay node: it is read through its list, which checks the permission for that list. */
const SavedView = builder.objectRef<SavedViewRow>('SavedView').implement({
  description: 'A list as somebody has arranged it: tab, search, filters, order and columns.',
  extensions: visibleTo('SIGNED_IN'),
  fields: (t) => ({
    id: t.id({ description: 'Names it in changes.', resolve: ({ id }) => encodeId('SavedView', id) }),
    name: t.exposeString('name', { description: 'What people pick it by.' }),
    isShared: t.exposeBoolean('isShared', { description: 'Seen by everybody of the business who may see the list.' }),
    search: t.exposeString('search', { description: 'What stands behind the `?` of the list’s address.' }),
    columns: t.field({
      type: [SavedViewColumn],
      description: 'Columns from left to right; empty as the list was designed.',
      // JSON written only by `views.save` and `views.update`, which validate it.
      resolve: ({ columns }) => columns as unknown as ViewColumn[],
    }),
    isDense: t.exposeBoolean('isDense', { description: 'Rows of one line.' }),
    canChange: t.boolean({
      description: 'Whether the viewer may change or delete it.',
      resolve: (view, _args, context) => mayChange(sessionOf(context), view),
    }),
    canUnshare: t.boolean({
      description: 'Whether the viewer may take it back from the others: whoever saved it may.',
      resolve: ({ ownerId }, _args, context) => ownerId === sessionOf(context).userId,
    }),
    version: t.exposeInt('version', { description: 'Goes up with every change; changes name the one they were made from.' }),
  }),
});

builder.queryField('savedViews', (t) =>
  t.field({
    type: [SavedView],
    description: 'The saved views of one list that the viewer sees, by name: their own, and those that are shared.',
    args: { list: t.arg.string({ required: true, description: 'The list, as saveView names it.' }) },
    ...requires(savedViews.permission, { input: savedViews.input }),
    resolve: (_root, args, context) => runQuery(savedViews, sessionOf(context), args),
  }),
);

const view = { record: 'view', type: SavedView };

commandField('saveView', saveView, {
  description: 'Keeps a list as it is arranged, for oneself or for everybody of the business.', ...view,
});

commandField('updateView', updateView, {
  description: 'Changes a saved view; what is left out stays.', ...view,
});

commandField('deleteView', deleteView, {
  description: 'Deletes a saved view; answers it as it was.', ...view,
});
