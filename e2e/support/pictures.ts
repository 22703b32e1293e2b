import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'pictures');

/** 48 x 40 pixels, as a browser writes them. */
export const PICTURES = {
  png: join(FOLDER, 'logo.png'),
  jpeg: join(FOLDER, 'logo.jpg'),
  webp: join(FOLDER, 'logo.webp'),
  losslessWebp: join(FOLDER, 'logo-lossless.webp'),
};

export const picture = (kind: keyof typeof PICTURES): Buffer => readFileSync(PICTURES[kind]);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG of any size; `noise` makes it as heavy as its pixels. */
export function pngOf(width: number, height: number, { noise = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header.writeUInt8(8, 8);
  const pixels = Buffer.alloc((width + 1) * height, 0x80);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    if (at % (width + 1) === 0) pixels[at] = 0;
    else if (noise) pixels[at] = (state = (state * 48_271) % 2_147_483_647) & 0xff;
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), end]);
}
