import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, systemChromium } from '../../scripts/chromium.ts';

const SEEN = join(mkdtempSync(join(tmpdir(), 'karbar-camera-')), 'seen.y4m');
const [WIDTH, HEIGHT] = [1_280, 720];
/** A label fills this much of what the camera sees. */
const LABEL_WIDTH = 900;

/** For `test.use({ launchOptions })`: a browser whose camera sees what `showToCamera` was given last. */
export const CAMERA = {
  executablePath: systemChromium(),
  args: [
    ...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${SEEN}`,
  ],
};

/** Shows a picture on a grey background to the camera. Call it before the page switches the camera on. */
export async function showToCamera(picture: Buffer): Promise<void> {
  const label = await sharp(picture).resize({ width: LABEL_WIDTH }).toBuffer();
  const grey = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#999' } })
    .composite([{ input: label, gravity: 'centre' }])
    .removeAlpha().greyscale().raw().toBuffer();
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey.subarray(0, WIDTH * HEIGHT), colours]);
  writeFileSync(SEEN, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]));
}
