import { createCipheriv, createDecipheriv, createHash, randomBytes, type CipherGCM, type DecipherGCM } from 'node:crypto';
import { env } from '../env.ts';

/**
 * AES-256-GCM: `v2.`, the id of the key, `.`, and base64url of nonce, tag and cipher text. The place where a value
 * stands is authenticated with it: copied to another row or column, it does not open.
 */
const VERSION = 'v2';
/** The form of earlier versions: one key, bound to no place. Opened until `npm run reseal` has been there. */
const UNBOUND = 'v1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed value stands. */
export interface SealedPlace {
  table: string;
  /** Null in tables that belong to no business. */
  businessId: string | null;
  id: string;
  column: string;
}

/** Tells keys apart without telling anything about them. */
const keyId = (key: Buffer) => createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);

const bytesOf = ({ table, businessId, id, column }: SealedPlace) =>
  Buffer.from(JSON.stringify([table, businessId, id, column]));

/** Encrypts a secret for its place in the database; the same text gives another result every time. */
export function seal(text: string, place: SealedPlace): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher: CipherGCM = createCipheriv(CIPHER, env.SECRET_KEY, nonce);
  cipher.setAAD(bytesOf(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  return [VERSION, keyId(env.SECRET_KEY), bytes.toString('base64url')].join('.');
}

function decrypt(text: string, key: Buffer, place: SealedPlace | null): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher: DecipherGCM = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  if (place) decipher.setAAD(bytesOf(place));
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

const keys = () => [env.SECRET_KEY, ...env.SECRET_KEY_PREVIOUS];

function openUnbound(text: string): string {
  let failure: unknown;
  for (const key of keys()) {
    try {
      return decrypt(text, key, null);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * The text that was sealed. Throws when it was changed, was sealed for another place, or with a key that is neither
 * SECRET_KEY nor one of SECRET_KEY_PREVIOUS.
 */
export function open(sealed: string, place: SealedPlace): string {
  const parts = sealed.split('.');
  if (parts[0] === UNBOUND && parts.length === 2) return openUnbound(parts[1]!);
  if (parts[0] !== VERSION || parts.length !== 3) throw new Error('Not a sealed secret');
  const key = keys().find((one) => keyId(one) === parts[1]);
  if (!key) throw new Error(`Sealed with another SECRET_KEY, whose id is ${parts[1]}`);
  return decrypt(parts[2]!, key, place);
}

/** What every value starts with that needs no sealing anew. */
export const currentPrefix = (): string => `${VERSION}.${keyId(env.SECRET_KEY)}.`;
