import { join } from 'node:path';
import { env } from '../../../env.ts';
import type { FileStore } from '../file-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

let store: FileStore | undefined;

/** The store chosen by the settings, created on first use. */
export function fileStore(): FileStore {
  store ??= env.FILE_STORE === 's3' ? s3Store(s3Settings()) : diskStore(env.FILE_FOLDER ?? join(env.KARBAR_DATA, 'files'));
  return store;
}

/** The settings are complete: `env.ts` refuses to start without one of them. */
const s3Settings = () => ({
  endpoint: env.S3_ENDPOINT!,
  bucket: env.S3_BUCKET!,
  region: env.S3_REGION,
  accessKeyId: env.S3_ACCESS_KEY_ID!,
  secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
});
