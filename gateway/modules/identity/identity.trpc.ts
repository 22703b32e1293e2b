import { queryProcedure } from '../../trpc/procedures.ts';
import { getUser } from './get-user.ts';

export const identityProcedures = {
  // The signed-in user: the name is older than the rule that clients never name the user.
  user: { getUserById: queryProcedure(getUser) },
};
