import { z } from 'zod';
import { VIEWED_LISTS, type ViewedList } from '../../../schema/rules/viewed-lists.ts';
import { requiredText, text } from '../../commands/fields.ts';

const MAX_COLUMNS = 60;

export const viewedList = z.enum(Object.keys(VIEWED_LISTS) as [ViewedList, ...ViewedList[]]).meta({ graphql: 'String' });

export const viewColumns = z
  .array(
    z.object({
      id: requiredText(40).describe('The column, as the list screen names it.'),
      isShown: z.boolean().describe('Whether it is shown.'),
      width: z.int().min(1).max(4_000).nullish().describe('In pixels; left out as designed.'),
    }),
  )
  .max(MAX_COLUMNS)
  .describe('Columns from left to right; empty as the list was designed.');

/** A column of a view, as it is saved. */
export type ViewColumn = z.output<typeof viewColumns>[number];

/** Input fields of a view: what its list shows. */
export const viewFields = {
  name: requiredText(60).describe('What people pick it by.'),
  isShared: z.boolean().describe('Seen by everybody of the business who may see the list.'),
  search: text(2_000).describe('What stands behind the `?` of the list’s address.'),
  columns: viewColumns,
  isDense: z.boolean().describe('Rows of one line.'),
};
