import { inEnglish, wireMessage } from '../../../../schema/rules/message.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { FieldErrorObject } from '../../../graphql/errors.ts';
import '../../../graphql/import-filter.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import type { ImportColumn } from '../../../import/columns.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { customerField, type CustomerField as CustomerFieldValue } from '../import/customer-fields.ts';
import {
  importCustomers, previewCustomerImport, readCustomerImport, startCustomerImport, type CustomerImportPreview as Preview,
} from '../import/import-customers.ts';
import type { CustomerAction, CustomerChange, PlannedCustomer } from '../import/plan-customers.ts';

const CustomerField = describedEnum<CustomerFieldValue>('CustomerField', 'What a column of a file of customers means.', {
  NAME: 'What they are called.',
  PHONE: 'Finds the customer: each has one of their own.',
  ADDRESS: 'House, road and area; added to those that are known.',
  DISTRICT: 'Where they live; that of their last order wins.',
  TAGS: 'Words to sort them by, with commas between; added to those that they have.',
  NOTE: 'For the staff.',
  NO_SMS: 'Whether they want no SMS but those about their own orders.',
});
nameEnum(customerField, CustomerField);

const CustomerImportAction = describedEnum<CustomerAction>('CustomerImportAction', 'What a row of a file would do.', {
  CREATE: 'It adds a customer.',
  CHANGE: 'It changes a customer.',
  SAME: 'Nothing: all of it is so already.',
  WRONG: 'It cannot be taken over; its problems say why.',
});

const Column = builder.objectRef<ImportColumn<CustomerFieldValue>>('CustomerImportColumn').implement({
  description: 'A column of an uploaded file of customers.',
  fields: (t) => ({
    column: t.exposeInt('column', { description: 'Its position in the file, from 0.' }),
    header: t.exposeString('header', { description: 'What stands at its head.' }),
    samples: t.exposeStringList('samples', { description: 'What the first rows have there.' }),
    field: t.expose('field', { type: CustomerField, nullable: true, description: 'What it means; null when it is left out.' }),
  }),
});

const Change = builder.objectRef<CustomerChange>('CustomerImportChange').implement({
  description: 'One value of a customer that a row would change.',
  fields: (t) => ({
    field: t.expose('field', { type: CustomerField, description: 'Which one.' }),
    before: t.exposeString('before', { description: 'As it is now; empty for nothing.' }),
    after: t.exposeString('after', { description: 'As it would be.' }),
  }),
});

const Row = builder.objectRef<PlannedCustomer>('CustomerImportRow').implement({
  description: 'One row of a file and what it would do.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'As the spreadsheet program numbers it.' }),
    label: t.exposeString('label', { description: 'Name and phone number, as far as there are any.' }),
    action: t.expose('action', { type: CustomerImportAction, description: 'What it would do.' }),
    changes: t.expose('changes', { type: [Change], description: 'What would be different.' }),
    problems: t.field({
      type: [FieldErrorObject],
      description: 'Why it cannot be taken over; `field` is a CustomerField.',
      resolve: ({ problems }) => problems.map(({ field, message }) => ({ field, message: inEnglish(message), ...wireMessage(message) })),
    }),
  }),
});

const CustomerImportPreview = builder.objectRef<Preview>('CustomerImportPreview').implement({
  description: 'What an uploaded file would do to the customers.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the file.' }),
    columns: t.expose('columns', { type: [Column], description: 'In their order.' }),
    total: t.exposeInt('total', { description: 'Rows of the file.' }),
    creates: t.int({ description: 'Rows that add a customer.', resolve: ({ counts }) => counts.CREATE }),
    changes: t.int({ description: 'Rows that change something.', resolve: ({ counts }) => counts.CHANGE }),
    same: t.int({ description: 'Rows that change nothing.', resolve: ({ counts }) => counts.SAME }),
    wrong: t.int({ description: 'Rows that cannot be taken over.', resolve: ({ counts }) => counts.WRONG }),
    rows: t.expose('rows', { type: [Row], description: 'At most 100 of those asked for.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether more of them follow.' }),
  }),
});

commandField('previewCustomerImport', previewCustomerImport, {
  description: 'Shows what a file would do to the customers, row by row; changes nothing.',
  record: 'preview',
  type: CustomerImportPreview,
  run: readCustomerImport,
});

commandField('importCustomers', importCustomers, {
  description: 'Takes customers over from a file, in the background: rows that change something and have no problem.',
  record: 'bulkJob',
  type: BulkJob,
  run: startCustomerImport,
  resolve: readBulkJob,
});
