import { z } from 'zod';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { MAILS_REMEMBERED_MS } from './invitation-limits.ts';
import { sendInvitation } from './send-invitation.ts';

const sendInvitationTask = defineTask({
  name: 'identity.sendInvitation',
  lane: 'services',
  payload: z.object({ userId: z.uuid(), businessId: z.uuid() }),
  run: sendInvitation,
});

const forgetSessions = defineTask({
  name: 'identity.forgetExpiredSessions',
  payload: z.unknown(),
  run: async () => {
    await db.revokedSession.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  },
});

const forgetInvitationMails = defineTask({
  name: 'identity.forgetInvitationMails',
  payload: z.unknown(),
  run: async () => {
    const before = new Date(Date.now() - MAILS_REMEMBERED_MS);
    await db.invitationMail.deleteMany({ where: { createdAt: { lt: before } } });
  },
});

export const identityJobs = {
  tasks: [sendInvitationTask, forgetSessions, forgetInvitationMails],
  cron: [
    { task: forgetSessions.name, match: '17 21 * * *' },
    { task: forgetInvitationMails.name, match: '43 * * * *' },
  ],
};
