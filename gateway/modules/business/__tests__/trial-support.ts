import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';

let phones = 10_000_000;
/** A number that nobody has used before in this test file. */
export const newPhone = () => `017${(phones += 1)}`;

export const newName = () => `Shop ${crypto.randomUUID()}`;

/** Somebody who belongs to no business yet, asking from an address. */
export async function newcomer(address?: string): Promise<Session> {
  const session = await sessionFor(await seedUser());
  return new Session({ ...session, role: session.role, address });
}

/** Moves the codes of a number this far into the past. */
export async function age(phone: string, milliseconds: number): Promise<void> {
  await db.$executeRaw`UPDATE "TrialCode" SET
    "createdAt" = "createdAt" - ${milliseconds} * interval '1 millisecond',
    "expiresAt" = "expiresAt" - ${milliseconds} * interval '1 millisecond' WHERE "phone" = ${phone}`;
}

export const MINUTE_MS = 60_000;

/** A code of six digits that is not this one. */
export const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

export const businessesOf = (session: Session) => db.business.count({ where: { createdById: session.userId } });

