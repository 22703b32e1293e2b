import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { CallLimit } from '../../../commands/call-limit.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../../commands/execute.ts';
import { text, version } from '../../../commands/fields.ts';
import { parseInput } from '../../../commands/parse.ts';
import type { Tx } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import { ConflictError, mistakeIn, NotFoundError, TooManyRequestsError, ValidationError } from '../../../errors.ts';
import type { Session } from '../../../session/session.ts';
import { metaClient, type MetaAccount, type MetaToken } from './meta-client.ts';
import { MetaError } from './meta-error.ts';
import { sealMetaToken } from './meta-secrets.ts';
import { readMetaJob } from './read-meta-job.ts';

/** Dollars are what ad expenses are entered in, so that only they can be compared with these. */
export const META_CURRENCY = 'USD';

const connectInput = z.object({
  token: text(500).refine((value) => /^[\w|.-]{20,}$/.test(value), 'Paste the whole access token').describe('An access token with the permission ads_read.'),
});

interface Granted {
  token: MetaToken;
  accounts: MetaAccount[];
}

/** What Meta says of the token is read before the transaction, and is no part of the input. */
const connecting = (granted: Granted | null) => defineCommand({
  name: 'marketing.connectMeta',
  permission: 'ADMIN',
  input: connectInput,
  run: async ({ tx, session: { businessId }, audit, enqueue }, { token: typed }) => {
    const { token, accounts } = granted!;
    const data = {
      token: sealMetaToken(businessId, typed), tokenEnd: typed.slice(-4), personName: token.personName, expiresAt: token.expiresAt,
      state: 'WORKING' as const, checkedAt: new Date(),
    };
    await tx.metaAccess.upsert({
      where: { businessId }, create: { businessId, ...data }, update: { ...data, version: { increment: 1 } }, select: { businessId: true },
    });
    await keepAccounts({ tx, session: { businessId } }, accounts);
    const read = await tx.metaAdAccount.findMany({ where: { businessId, isRead: true }, select: { id: true } });
    for (const { id } of read) await enqueue(...readMetaJob(businessId, id));
    await audit({
      entity: ['Business', businessId], summary: msg('Connected the ads of {{name}} at Meta', { name: token.personName }),
      after: { tokenEnd: data.tokenEnd, expires: token.expiresAt && dhakaDay(token.expiresAt), accounts: accounts.length },
    });
    return { businessId };
  },
});

export const connectMeta = connecting(null);

/** Writes the accounts of a token; one that it may not read any more stays with its figures, and is read no more. */
async function keepAccounts({ tx, session: { businessId } }: { tx: CommandContext['tx']; session: { businessId: string } }, accounts: readonly MetaAccount[]): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  await tx.metaAdAccount.updateMany({ where: { businessId, id: { notIn: ids } }, data: { isRead: false, nextReadAt: null } });
  for (const { id, ...facts } of accounts) {
    await tx.metaAdAccount.upsert({
      where: { businessId_id: { businessId, id } }, create: { businessId, id, ...facts }, update: { ...facts, problem: Prisma.DbNull }, select: { id: true },
    });
  }
  // Of somebody with one account nobody has to be asked which.
  if (accounts.length === 1 && accounts[0]!.currency === META_CURRENCY) {
    await tx.metaAdAccount.update({ where: { businessId_id: { businessId, id: ids[0]! } }, data: { isRead: true, nextReadAt: new Date() }, select: { id: true } });
  }
}

/** Of all who connect at one business. */
const asks = new CallLimit(10);

/** Asks Meta about the token, outside of any transaction, and keeps it if it may read ads. Throws ValidationError, MetaError. */
export async function runConnectMeta(session: Session, rawInput: unknown, options: ExecuteOptions = {}): Promise<{ businessId: string }> {
  session.assertCan(connectMeta.permission);
  session.assertPackageActive();
  const { token } = parseInput(connectInput, rawInput);
  if (!asks.take(session.businessId)) throw new TooManyRequestsError('Meta was asked often just now. Please wait a minute.', 60);
  const client = metaClient(session.businessId, token);
  const granted = await client.inspect().then(async (inspected) => ({ token: inspected, accounts: await client.accounts() })).catch(refused);
  return execute(connecting(granted), session, rawInput, options);
}

/** What is wrong with the token itself stands at its field. */
function refused(error: unknown): never {
  const isOfToken = error instanceof MetaError && (error.problem === 'TOKEN_REFUSED' || error.problem === 'NO_PERMISSION');
  throw isOfToken ? new ValidationError(error.text, [{ field: 'token', message: error.text }]) : error;
}

/** Says of which ad accounts the figures are read. */
export const chooseMetaAccounts = defineCommand({
  name: 'marketing.chooseMetaAccounts',
  permission: 'ADMIN',
  input: z.object({
    version: version(),
    accounts: z.array(z.string().regex(/^\d{1,30}$/, 'Invalid')).max(20, 'At most 20').describe('Their numbers at Meta; the figures of others stay as they are.'),
  }),
  run: async ({ tx, session: { businessId }, audit, enqueue }, { version: seen, accounts: chosen }) => {
    const connection = await lockConnection(tx, businessId, seen);
    const known = await tx.metaAdAccount.findMany({ where: { businessId } });
    const ids = [...new Set(chosen)];
    const wanted = ids.map((id) => known.find((one) => one.id === id));
    if (wanted.includes(undefined)) throw new NotFoundError('Ad account');
    const foreign = wanted.find((one) => one!.currency !== META_CURRENCY);
    if (foreign) {
      throw mistakeIn('accounts', msg('{{name}} is in {{currency}}: only accounts in dollars are read', { name: foreign.name, currency: foreign.currency }));
    }
    await tx.metaAdAccount.updateMany({ where: { businessId, id: { notIn: ids } }, data: { isRead: false, nextReadAt: null } });
    await tx.metaAdAccount.updateMany({ where: { businessId, id: { in: ids } }, data: { isRead: true, nextReadAt: new Date() } });
    await tx.metaAccess.update({ where: { businessId }, data: { version: connection.version + 1 }, select: { version: true } });
    for (const id of ids) await enqueue(...readMetaJob(businessId, id));
    await audit({
      entity: ['Business', businessId], summary: msg('Chose the ad accounts that are read at Meta'),
      before: { accounts: known.filter(({ isRead }) => isRead).map(({ name }) => name) }, after: { accounts: wanted.map((one) => one!.name) },
    });
    return { businessId };
  },
});

/** The connection, locked. Throws NotFoundError, ConflictError. */
async function lockConnection(tx: Tx, businessId: string, seen: number) {
  const [row] = await tx.$queryRaw<{ version: number; personName: string }[]>`
    SELECT "version", "personName" FROM "MetaAccess" WHERE "businessId" = ${businessId}::uuid FOR NO KEY UPDATE`;
  if (!row) throw new NotFoundError('Connection');
  if (row.version !== seen) throw new ConflictError('The connection was changed by someone else, please reload');
  return row;
}

/** Forgets the token. What was read stays. */
export const disconnectMeta = defineCommand({
  name: 'marketing.disconnectMeta',
  permission: 'ADMIN',
  input: z.object({ version: version() }),
  run: async ({ tx, session: { businessId }, audit }, { version: seen }) => {
    const { personName } = await lockConnection(tx, businessId, seen);
    await tx.metaAdAccount.updateMany({ where: { businessId }, data: { isRead: false, nextReadAt: null } });
    await tx.metaAccess.delete({ where: { businessId }, select: { businessId: true } });
    await audit({ entity: ['Business', businessId], summary: msg('Disconnected the ads of {{name}} at Meta', { name: personName }) });
    return { businessId };
  },
});

/** Reads the figures now, at most once in a few minutes by the key of the job. */
export const readMetaNow = defineCommand({
  name: 'marketing.readMetaNow',
  permission: 'expense',
  input: z.object({}),
  run: async ({ tx, session: { businessId }, enqueue }) => {
    const accounts = await tx.metaAdAccount.findMany({ where: { businessId, isRead: true }, select: { id: true } });
    for (const { id } of accounts) await enqueue(...readMetaJob(businessId, id));
    return { businessId };
  },
});
