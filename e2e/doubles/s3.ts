import { createHash, createHmac } from 'node:crypto';
import { Double, type Answer, type Seen } from './double.ts';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature Version 4 as AWS documents it, worked out anew from the request; null when the header says none. */
function signatureOf({ method, path, query, headers, bytes }: Seen, { secretAccessKey }: S3Keys): string | null {
  const pattern = /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?/;
  const [, day, region, names] = pattern.exec(headers.authorization ?? '') ?? [];
  if (!day || !region || !names) return null;
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(bytes)) return null;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query.toString(), lines.join(''), names, payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return hmac(key, text).toString('hex');
}

/** A store that speaks S3 by path: GET, PUT and DELETE of objects in one bucket, signed requests only. */
export class S3Double extends Double {
  readonly objects = new Map<string, { bytes: Buffer; contentType: string }>();

  constructor(bucket: string, keys: S3Keys) {
    super((request) => this.#answer(request, bucket, keys));
  }

  #answer(request: Seen, bucket: string, keys: S3Keys): Answer {
    const { method, path, headers, bytes } = request;
    const signature = signatureOf(request, keys);
    const isSigned = signature !== null && headers.authorization?.includes(`Credential=${keys.accessKeyId}/`)
      && headers.authorization.endsWith(`Signature=${signature}`);
    if (!isSigned) return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
    if (!path.startsWith(`/${bucket}/`)) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
    const key = path.slice(bucket.length + 2);
    if (method === 'PUT') {
      this.objects.set(key, { bytes, contentType: String(headers['content-type']) });
      return { status: 200, body: '' };
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204, body: '' };
    }
    const object = this.objects.get(key);
    if (!object) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    return { headers: { 'content-type': object.contentType }, body: object.bytes };
  }
}
