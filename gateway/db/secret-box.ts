import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { env } from '../env.ts';

/** AES-256-GCM with SECRET_KEY: `v1.` and base64url of nonce, tag and cipher text. */
const VERSION = 'v1.';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for the database; the same text gives another result every time. */
export function seal(text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, env.SECRET_KEY, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed. Throws when it was changed or sealed with another SECRET_KEY. */
export function open(sealed: string): string {
  if (!sealed.startsWith(VERSION)) throw new Error('Not a sealed secret');
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, env.SECRET_KEY, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}
