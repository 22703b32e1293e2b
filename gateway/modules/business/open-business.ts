import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { ALL_FLAGS } from '../../../schema/rules/permission-presets.ts';
import type { Tx } from '../../db/client.ts';
import type { SubscriptionTier } from '../../db/generated/client/enums.ts';
import { openAccounts } from '../accounting/chart-of-accounts.ts';
import { DEFAULT_SOURCES } from '../order-options/default-sources.ts';
import { DEFAULT_TASK_RULES } from './default-task-rules.ts';
import { DEFAULT_TEMPLATES } from './default-templates.ts';
import { tierLimits } from './tier-limits.ts';

export interface NewBusiness {
  id?: string;
  name: string;
  /** Who makes it and becomes its founder. */
  founderId: string;
  tier?: SubscriptionTier;
  /** Left out, the days that the tier gives to begin with. */
  packageExpiresAt?: Date;
  address?: string;
  hotline?: string;
  orderPrefix?: string;
  /** The founder did not ask for it: a member once they accept. */
  invitation?: { name: string; invitedById: string };
}

/**
 * Opens a business with everything it needs from the first minute: limits of its tier, founder, accounts,
 * default location, message templates, order sources and rules for tasks. Returns its id. The name must be free among the founder's
 * businesses, or the transaction fails.
 */
export async function openBusiness(tx: Tx, business: NewBusiness): Promise<string> {
  const { founderId, tier = 'TRIAL', invitation, ...given } = business;
  const { trialDays, ...limits } = await tierLimits(tx, tier);
  const id = given.id ?? uuidv7();
  const packageExpiresAt = given.packageExpiresAt ?? new Date(Date.now() + trialDays * DAY_MS);
  await tx.business.create({
    data: {
      ...given, ...limits, id, subscription: tier, packageExpiresAt, createdById: founderId, userUsage: 1,
    },
    select: { id: true },
  });
  const invited = invitation && {
    status: 'INVITED' as const, joinedAt: null, invitedName: invitation.name, invitedById: invitation.invitedById,
  };
  await tx.membership.createMany({ data: [{ businessId: id, userId: founderId, role: 'FOUNDER', ...invited }] });
  await tx.userPermission.createMany({ data: [{ businessId: id, userId: founderId, ...ALL_FLAGS }] });
  await openAccounts(tx, id);
  await tx.location.createMany({ data: [{ businessId: id, name: 'Main store', isDefault: true }] });
  await tx.messageTemplate.createMany({ data: DEFAULT_TEMPLATES.map((row) => ({ ...row, businessId: id })) });
  await tx.taskRule.createMany({ data: DEFAULT_TASK_RULES.map((row) => ({ ...row, businessId: id })) });
  await tx.orderSource.createMany({ data: DEFAULT_SOURCES.map((row) => ({ ...row, businessId: id })) });
  return id;
}
