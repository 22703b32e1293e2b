import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { importStatement, previewStatement, readStatementFile, startStatementImport, totalsOf, type StatementPreview as Preview } from '../settlement/import-statement.ts';
import { statementField, type StatementField as Field } from '../settlement/statement-fields.ts';
import { statementAnswer } from './CourierStatement.ts';

const StatementField = describedEnum<Field>('StatementField', "What a column of a courier's sheet means.", {
  CONSIGNMENT: "The courier's number of the parcel.",
  INVOICE: 'Our number of it.',
  PHONE: 'Of the recipient.',
  COLLECTED: 'What the courier collected.',
  DELIVERY_CHARGE: 'For delivering it.',
  COD_FEE: 'For collecting.',
  RETURN_CHARGE: 'For bringing it back.',
  ADJUSTMENT: 'What it added, or took below zero.',
});
nameEnum(statementField, StatementField);

const StatementColumn = builder.objectRef<Preview['columns'][number]>('StatementColumn').implement({
  description: "A column of a courier's sheet.",
  fields: (t) => ({
    column: t.exposeInt('column', { description: 'Its position in the file, from 0.' }),
    header: t.exposeString('header', { description: 'What stands at its head.' }),
    samples: t.exposeStringList('samples', { description: 'What the first rows have there.' }),
    field: t.expose('field', { type: StatementField, nullable: true, description: 'What it means; null when it is left out.' }),
  }),
});

const StatementPreview = builder.objectRef<Preview>('StatementPreview').implement({
  description: 'What a file says as a statement.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the file.' }),
    columns: t.expose('columns', { type: [StatementColumn], description: 'In their order.' }),
    parcels: t.int({ description: 'Rows that name a parcel.', resolve: ({ lines }) => lines.length }),
    unreadable: t.intList({ description: 'Rows whose values cannot be read, at most 20.', resolve: ({ unreadable }) => unreadable.slice(0, 20) }),
    collected: t.field({ type: 'Money', description: 'What the courier says it collected.', resolve: ({ lines }) => totalsOf(lines).collected }),
    net: t.field({ type: 'Money', description: 'What it paid.', resolve: ({ lines }) => totalsOf(lines).net }),
  }),
});

commandField('previewStatementFile', previewStatement, {
  description: 'Shows what a file says as a statement of a courier; changes nothing.',
  record: 'preview',
  type: StatementPreview,
  run: readStatementFile,
});

commandField('importStatement', importStatement, {
  ...statementAnswer,
  description: 'Takes a statement over from a file. The same statement again is the one that is there.',
  run: startStatementImport,
});
