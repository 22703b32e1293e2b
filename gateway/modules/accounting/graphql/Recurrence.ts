import type { Recurrence as Every } from '../../../db/generated/client/enums.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { recurrence } from '../recurring/recurring-expenses.ts';

export const Recurrence = describedEnum<Every>('Recurrence', 'How often something comes again.', { WEEK: 'Every week.', MONTH: 'Every month.' });
nameEnum(recurrence, Recurrence);
