import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picture, pngOf } from '../../../../e2e/support/pictures.ts';
import { imageFacts } from '../image-facts.ts';

/** The bare image of a WebP file written by a browser, without the container's other chunks. */
function plainWebp(bytes: Buffer, kind: 'VP8 ' | 'VP8L'): Buffer {
  const at = bytes.indexOf(kind, 12, 'latin1');
  const length = bytes.readUInt32LE(at + 4);
  const body = bytes.subarray(at, at + 8 + length + (length % 2));
  const head = Buffer.from('RIFF0000WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

const WHOLE: [string, Buffer, string][] = [
  ['PNG', picture('png'), 'image/png'],
  ['JPEG', picture('jpeg'), 'image/jpeg'],
  ['WebP', picture('webp'), 'image/webp'],
  ['lossless WebP', picture('losslessWebp'), 'image/webp'],
  ['bare WebP', plainWebp(picture('webp'), 'VP8 '), 'image/webp'],
];

describe.each(WHOLE)('a %s', (_, bytes, contentType) => {
  it('says what it is and how large', () => {
    expect(imageFacts(bytes)).toEqual({ contentType, width: 48, height: 40, bytes });
  });

  it('is nothing when it breaks off, wherever', () => {
    const cuts = Array.from({ length: bytes.length }, (_unused, length) => imageFacts(bytes.subarray(0, length)));
    expect(cuts.every((facts) => facts === null)).toBe(true);
  });

  it.each(['<script>alert(1)</script>', 'PK\u0003\u0004', '\0', '%PDF-1.7', 'SEFH\0\0SEFT'])('is itself alone with %j behind it', (tail) => {
    expect(imageFacts(Buffer.concat([bytes, Buffer.from(tail, 'latin1')]))).toEqual({ contentType, width: 48, height: 40, bytes });
  });
});

it.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a page', Buffer.from('<!doctype html><title>Logo</title>')],
  ['a page that begins like a PNG', Buffer.concat([picture('png').subarray(0, 8), Buffer.from('<html></html>')])],
  ['a PNG without picture', Buffer.concat([picture('png').subarray(0, 33), picture('png').subarray(-12)])],
  ['a PNG of no width', pngOf(0, 10)],
  ['a page in front of a PNG', Buffer.concat([Buffer.from('<html>'), picture('png')])],
  ['a WebP of sound', Buffer.from('RIFF\u0004\0\0\0WAVE', 'latin1')],
  ['a JPEG without picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
])('%s is no picture', (_, bytes) => {
  expect(imageFacts(bytes)).toBeNull();
});

it('comes to an end with any bytes behind any beginning', () => {
  const begins = WHOLE.flatMap(([, bytes]) => [bytes.subarray(0, 4), bytes.subarray(0, 30), bytes.subarray(0, 200)]);
  fc.assert(
    fc.property(fc.constantFrom(...begins), fc.uint8Array({ maxLength: 200 }), (begin, rest) => {
      const facts = imageFacts(Buffer.concat([begin, rest]));
      expect(facts === null || facts.width > 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
