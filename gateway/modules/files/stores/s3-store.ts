import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { msg } from '../../../../schema/rules/message.ts';
import { OutsideServiceError } from '../../../errors.ts';
import { outbound, type OutboundRequest } from '../../../http/outbound.ts';
import type { FileStore } from '../file-store.ts';

export interface S3Settings {
  /** The address of the service without the bucket: `https://s3.ap-southeast-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 32 * 1_048_576;

/**
 * Any S3-compatible store (AWS, Cloudflare R2, MinIO, Backblaze), with path-style addresses and requests signed by
 * aws4fetch. A refusal or a timeout throws OutsideServiceError.
 */
export function s3Store(settings: S3Settings): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = TIMEOUT_MS } = settings;
  const call = outbound({ service: 'The file store', baseUrl: endpoint, timeoutMs, maxBytes: MAX_BYTES });

  async function request(method: 'GET' | 'PUT' | 'DELETE', key: string, content?: { bytes: Buffer; type: string }) {
    const path = `/${bucket}/${key}`;
    const body = content && new Uint8Array(content.bytes);
    const signer = new AwsV4Signer({
      method, url: endpoint + path, body, service: 's3', region, accessKeyId, secretAccessKey,
      headers: content && { 'content-type': content.type },
    });
    const { headers } = await signer.sign();
    // Putting and deleting an object are idempotent, so every request may be retried.
    const outgoing: OutboundRequest = { method, path, body, headers: Object.fromEntries(headers), retry: true };
    return call(outgoing);
  }

  const refused = (status: number) => new OutsideServiceError(msg('The file store answered {{status}}', { status }));

  async function get(key: string): Promise<Buffer | null> {
    const { status, bytes } = await request('GET', key);
    if (status === 404) return null;
    if (status !== 200) throw refused(status);
    return bytes;
  }

  return {
    async put(key, bytes, type) {
      const { status } = await request('PUT', key, { bytes, type });
      if (status !== 200) throw refused(status);
    },
    get,
    async open(key) {
      const bytes = await get(key);
      return bytes && { size: bytes.length, content: Readable.from(bytes, { objectMode: false }) };
    },
    async remove(key) {
      const { status } = await request('DELETE', key);
      if (status !== 204 && status !== 200 && status !== 404) throw refused(status);
    },
  };
}
