import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, systemChromium } from '../../scripts/chromium.ts';
import { makeVerified } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'karbar-camera-'));
/** What the camera of this browser sees; written before it is switched on. */
const SEEN = join(FOLDER, 'seen.y4m');
const [WIDTH, HEIGHT] = [1_280, 720];

test.use({
  launchOptions: {
    executablePath: systemChromium(),
    args: [
      ...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${SEEN}`,
    ],
  },
});

/** A still picture as a film of two frames, lying on a grey table. */
async function film(picture: Buffer): Promise<void> {
  const label = await sharp(picture).resize({ width: 900 }).toBuffer();
  const grey = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#999' } })
    .composite([{ input: label, gravity: 'centre' }])
    .removeAlpha().greyscale().raw().toBuffer();
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey.subarray(0, WIDTH * HEIGHT), Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  writeFileSync(SEEN, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]));
}

const MM_PER_POINT = 25.4 / 72;

test('labels are printed at their true size, and the camera reads them where a product is picked', async ({ api, as }) => {
  test.setTimeout(120_000);
  const { idToken } = await makeVerified('tagger@products.test');
  await startTrial(api, idToken, 'Tagger');
  const founder = await as('tagger@products.test');
  const answer = await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on CreateProductSuccess { product { id } } } }',
      variables: { input: { name: 'Clay lamp', variants: [{ sku: 'LAMP-77', price: 150 }] } },
    },
  });
  const { data } = await answer.json() as { data: { createProduct: { product: { id: string } } } };

  await test.step('each label is a page of 50 by 30 millimetres', async () => {
    await founder.goto(`/product/labels?ids=${encodeURIComponent(data.createProduct.product.id)}`);
    await founder.getByLabel('Size of a label').selectOption('50x30');
    await expectAccessible(founder);
    const pdf = (await founder.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [width, height]
      .map((points) => Math.round(Number(points) * MM_PER_POINT)));
    expect(boxes).toEqual([[50, 30]]);
    const shown = await founder.locator('main [data-label]').first().boundingBox();
    expect([shown!.width, shown!.height].map((pixels) => Math.round((pixels / 96) * 25.4))).toEqual([50, 30]);
  });

  await test.step('the camera reads it into the purchase', async () => {
    await film(await founder.locator('main [data-label]').first().screenshot({ scale: 'device' }));
    await founder.goto('/purchase/new-purchase');
    await founder.getByRole('button', { name: 'Scan with the camera' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Scan with the camera' });
    await expect(dialog.getByText('Read: LAMP-77')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(founder.getByRole('listitem', { name: 'Clay lamp' })).toBeVisible();
  });
});
