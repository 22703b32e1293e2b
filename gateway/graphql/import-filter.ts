import { importFilter } from '../import/import-rows.ts';
import { describedEnum } from './described-enum.ts';
import { nameEnum } from './input-from-zod.ts';

const ImportFilter = describedEnum<'ALL' | 'CHANGES' | 'WRONG'>('ImportFilter', 'Which rows of a file are looked at.', {
  ALL: 'Every row.',
  CHANGES: 'Rows that would change something.',
  WRONG: 'Rows that cannot be taken over.',
});
nameEnum(importFilter, ImportFilter);
