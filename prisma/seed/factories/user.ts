import { v7 as uuidv7 } from 'uuid';
import { db } from '../../../gateway/db/client.ts';

export interface SeedUser {
  id: string;
  firebaseUid: string;
  email: string;
  name: string;
}

/** A person without any business; the account in the Auth emulator is made by `withAccount`. */
export async function seedUser(
  { name = 'Somebody', isSuperAdmin = false }: { name?: string; isSuperAdmin?: boolean } = {},
): Promise<SeedUser> {
  const id = uuidv7();
  const user = { id, firebaseUid: `uid-${id}`, email: `user-${id}@example.test`, name };
  await db.user.createMany({ data: [{ ...user, isSuperAdmin }] });
  return user;
}
