import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';

/**
 * Role and flags in the selected business. `UserPermission` is null for a user without a permission record.
 */
export const getUser = defineQuery({
  name: 'identity.getUser',
  permission: 'SIGNED_IN',
  input: z.object({}),
  run: async ({ session }) => {
    const { userId: id, user, role, flags } = session;
    return { id, email: user?.email ?? '', name: user?.name ?? '', role, UserPermission: flags };
  },
});
