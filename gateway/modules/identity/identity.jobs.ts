import { z } from 'zod';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { firebaseAuth, isFirebaseError } from '../../session/firebase.ts';
import { sendInvitation } from './send-invitation.ts';

const sendInvitationTask = defineTask({
  name: 'identity.sendInvitation',
  payload: z.object({ userId: z.uuid() }),
  run: ({ userId }) => sendInvitation(userId),
});

const revokeTokens = defineTask({
  name: 'identity.revokeTokens',
  payload: z.object({ firebaseUid: z.string() }),
  run: async ({ firebaseUid }) => {
    try {
      await firebaseAuth().revokeRefreshTokens(firebaseUid);
    } catch (error) {
      // Nobody signs in with an account that is gone, or was never made.
      if (!isFirebaseError(error, 'auth/user-not-found')) throw error;
    }
  },
});

const forgetSessions = defineTask({
  name: 'identity.forgetExpiredSessions',
  payload: z.unknown(),
  run: async () => {
    await db.revokedSession.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  },
});

export const identityJobs = {
  tasks: [sendInvitationTask, revokeTokens, forgetSessions],
  cron: [{ task: forgetSessions.name, match: '17 21 * * *' }],
};
