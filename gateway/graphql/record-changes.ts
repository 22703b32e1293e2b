import type { StreamedChange } from '../live/change-stream.ts';
import { builder, sessionOf } from './builder.ts';
import { encodeId } from './global-id.ts';
import { seesRecords } from './guard-records.ts';
import { UnavailableError } from '../errors.ts';
import { requires } from './requires.ts';

const RecordChanges = builder.objectRef<StreamedChange>('RecordChanges').implement({
  description: 'Records of one type that somebody has made or changed just now. It says which, not how: read what is shown again.',
  fields: (t) => ({
    type: t.exposeString('type', {
      nullable: true, description: 'Their type, such as `Order`. Null when changes of any type may have been missed.',
    }),
    ids: t.idList({
      nullable: true, description: 'Their ids; null when they are too many to name.',
      resolve: ({ type, ids }) => (type !== null && ids ? ids.map((id) => encodeId(type, id)) : null),
    }),
  }),
});

builder.subscriptionField('recordChanges', (t) =>
  t.field({
    type: RecordChanges,
    description: 'What changes in the business, as it happens: of the types whose records one may see. It ends with the session.',
    ...requires('SIGNED_IN'),
    subscribe: (_root, _args, context, { schema }) => {
      sessionOf(context);
      if (!context.openChangeStream) throw new UnavailableError();
      return context.openChangeStream((session, type) => seesRecords(schema, session, type));
    },
    resolve: (change) => change,
  }),
);
