import { z } from 'zod';
import { CallOutcome } from '../../db/generated/client/enums.ts';

/** What came of a call; one schema, because GraphQL names it once. */
export const callOutcome = z.enum(CallOutcome);
