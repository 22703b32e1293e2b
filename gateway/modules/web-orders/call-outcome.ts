import { z } from 'zod';
import { CallOutcome } from '../../db/generated/client/enums.ts';

/** The result of a call. One shared schema, because GraphQL names the enum once. */
export const callOutcome = z.enum(CallOutcome);
