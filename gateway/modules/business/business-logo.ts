import { createHash } from 'node:crypto';
import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MESSAGES, LOGO_MIN_SIDE } from '../../../schema/rules/logo.ts';
import { defineCommand, defineQuery, type CommandContext } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { imageFacts, type ImageFacts } from '../files/image-facts.ts';

/** Where the picture with this hash is served. */
export const logoUrl = (hash: string) => `/api/business/logo/${hash}`;

/** The picture of the business, in place of the one before. Throws ValidationError for what is no picture. */
export const setBusinessLogo = defineCommand({
  name: 'business.setLogo',
  permission: 'ADMIN',
  input: z.object({ bytes: z.instanceof(Buffer) }),
  run: async (context, input) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const { contentType, width, height, bytes } = readLogo(input.bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const before = await lockLogo(context);
    // Prisma takes bytes over memory of their own only, not over Node's shared pool.
    const logo = { hash, contentType, width, height, bytes: new Uint8Array(bytes) };
    await tx.businessLogo.upsert({
      where: { businessId },
      create: { businessId, ...logo },
      update: { ...logo, createdAt: new Date() },
      select: { businessId: true },
    });
    await audit({
      entity: ['Business', businessId],
      summary: before ? msg('Changed the logo') : msg('Added a logo'),
      before: before ?? undefined,
      after: { hash, contentType, width, height, size: bytes.length },
    });
    return { id: businessId, logoUrl: logoUrl(hash) };
  },
});

/** Takes the picture away; nothing happens where there is none. */
export const removeBusinessLogo = defineCommand({
  name: 'business.removeLogo',
  permission: 'ADMIN',
  input: z.object({}),
  run: async (context) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const before = await lockLogo(context);
    if (!before) return { id: businessId };
    await tx.businessLogo.deleteMany({ where: { businessId } });
    await audit({ entity: ['Business', businessId], summary: msg('Removed the logo'), before });
    return { id: businessId };
  },
});

/**
 * The picture with this hash, of the business that the session works in; `bytes` are what was uploaded of it. The hash is
 * no secret (it can be computed from the same picture), so access depends on the session alone: another business's
 * picture is not found.
 */
export const readBusinessLogo = defineQuery({
  name: 'business.logo',
  permission: 'SIGNED_IN',
  input: z.object({ hash: z.string().max(64) }),
  run: async ({ session }, { hash }) => {
    const logo = await db.businessLogo.findUnique({
      where: { businessId: session.businessId, hash },
      select: { contentType: true, bytes: true },
    });
    if (!logo) throw new NotFoundError('Logo');
    return logo;
  },
});

function readLogo(bytes: Buffer): ImageFacts {
  if (bytes.length > LOGO_MAX_BYTES) throw refused(LOGO_MESSAGES.size);
  const facts = imageFacts(bytes);
  if (!facts) throw refused(LOGO_MESSAGES.type);
  const sides = [facts.width, facts.height];
  if (sides.some((side) => side < LOGO_MIN_SIDE || side > LOGO_MAX_SIDE)) throw refused(LOGO_MESSAGES.side);
  return facts;
}

const refused = (message: Message) => mistakeIn('logo', message);

/** One change of the logo at a time, so that the audit trail has them in order. */
async function lockLogo({ tx, session: { businessId } }: CommandContext) {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${businessId}::uuid FOR UPDATE`;
  return tx.businessLogo.findUnique({
    where: { businessId },
    select: { hash: true, contentType: true, width: true, height: true },
  });
}
