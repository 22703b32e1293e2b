import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { firebaseAuth, isFirebaseError } from '../../../gateway/session/firebase.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../demo-accounts.ts';

/** Rows and emulator accounts of everybody in the demo; what is there already is kept. */
export async function seedPeople(): Promise<void> {
  await db.user.createMany({
    data: DEMO_ACCOUNTS.map(({ userId, uid, email, name }) => ({
      id: userId, firebaseUid: uid, email, name, isSuperAdmin: email === 'super@karbar.test',
    })),
    skipDuplicates: true,
  });
  if (env.FIREBASE_AUTH_EMULATOR_HOST) await Promise.all(DEMO_ACCOUNTS.map(createAccount));
}

/** The emulator keeps accounts in memory only, so they are made anew at every start, under the same uid. */
async function createAccount({ uid, email, name }: DemoAccount): Promise<void> {
  const account = { uid, email, displayName: name, password: DEMO_PASSWORD, emailVerified: true };
  try {
    await firebaseAuth().createUser(account);
  } catch (error) {
    const exists = isFirebaseError(error, 'auth/uid-already-exists')
      || isFirebaseError(error, 'auth/email-already-exists');
    if (!exists) throw error;
  }
}
