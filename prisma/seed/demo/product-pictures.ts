import sharp from 'sharp';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { setProductImages } from '../../../gateway/modules/catalog/product-images.ts';
import { uploadFile } from '../../../gateway/modules/files/upload-file.ts';
import { Session } from '../../../gateway/session/session.ts';

/** How goods are drawn, on a canvas of 400 by 400, in the colour of the product. */
const SHAPES: Record<string, (colour: string) => string> = {
  shirt: (c) => `<path d="M130 90 70 130l26 60 30-14v150h148V176l30 14 26-60-60-40a72 60 0 0 1-140 0z" fill="${c}"/><path d="M150 90a50 44 0 0 0 100 0" fill="none" stroke="#0003" stroke-width="8"/>`,
  panjabi: (c) => `<path d="M140 70 84 104l-34 150 40 10 30-100v170h160V164l30 100 40-10-34-150-56-34a60 40 0 0 1-120 0z" fill="${c}"/><path d="M200 106v96" stroke="#0003" stroke-width="7"/><circle cx="200" cy="130" r="5" fill="#fff8"/><circle cx="200" cy="160" r="5" fill="#fff8"/><circle cx="200" cy="190" r="5" fill="#fff8"/>`,
  cloth: (c) => `<rect x="90" y="90" width="220" height="220" rx="10" fill="${c}"/><rect x="250" y="90" width="60" height="220" rx="8" fill="#0002"/><path d="M270 90v220M290 90v220" stroke="#f3d27a" stroke-width="5"/><path d="M120 130h100M120 180h100M120 230h100M120 280h100" stroke="#fff5" stroke-width="6" stroke-dasharray="4 16"/>`,
  cushion: (c) => `<path d="M100 104q100-22 200 0 22 96 0 192-100 22-200 0-22-96 0-192z" fill="${c}"/><circle cx="200" cy="200" r="52" fill="none" stroke="#fff9" stroke-width="7" stroke-dasharray="12 9"/><circle cx="200" cy="200" r="20" fill="#fff9"/>`,
  bottle: (c) => `<path d="M172 60h56v54q44 24 44 78v128q0 20-20 20H148q-20 0-20-20V192q0-54 44-78z" fill="${c}"/><rect x="166" y="44" width="68" height="34" rx="6" fill="#4a3420"/><rect x="140" y="206" width="120" height="76" rx="6" fill="#fff8"/>`,
  mug: (c) => `<rect x="100" y="110" width="160" height="190" rx="18" fill="${c}"/><path d="M260 150h24q46 0 46 52t-46 52h-24" fill="none" stroke="${c}" stroke-width="22"/><path d="M100 160h160" stroke="#fff5" stroke-width="10"/>`,
  box: (c) => `<rect x="128" y="70" width="144" height="260" rx="22" fill="${c}"/><rect x="180" y="96" width="40" height="12" rx="6" fill="#fff6"/><circle cx="200" cy="280" r="16" fill="#fff6"/>`,
  sandal: (c) => `<path d="M120 110q-14-60 30-66t46 54q2 50-4 100t2 90q2 58-38 60t-40-58q4-70 4-110t0-70z" fill="${c}"/><path d="M250 130q-8-56 34-58t40 54q-2 50-8 96t0 84q0 52-36 52t-36-54q6-66 8-104t-2-70z" fill="${c}"/><path d="M112 150q40-40 84 0M246 170q38-36 80 0" stroke="#0004" stroke-width="16" fill="none"/>`,
  bag: (c) => `<path d="M96 150h208l16 180H80z" fill="${c}"/><path d="M148 160v-30a52 60 0 0 1 104 0v30" fill="none" stroke="#0005" stroke-width="12"/>`,
  lamp: (c) => `<path d="M80 210h240q-20 90-120 90T80 210z" fill="${c}"/><path d="M200 200q-30-40 0-90 30 50 0 90z" fill="#f5a623"/>`,
  gift: (c) => `<rect x="96" y="170" width="208" height="150" rx="10" fill="${c}"/><rect x="82" y="128" width="236" height="54" rx="10" fill="${c}"/><path d="M200 128v192M82 155h236" stroke="#f3d27a" stroke-width="18"/><path d="M200 126q-70-10-60-50t60 50q-8-72 50-52t-50 52" fill="none" stroke="#f3d27a" stroke-width="14"/>`,
  jewel: (c) => `<circle cx="140" cy="230" r="54" fill="${c}"/><circle cx="262" cy="230" r="54" fill="${c}"/><circle cx="140" cy="230" r="22" fill="#fff5"/><circle cx="262" cy="230" r="22" fill="#fff5"/><path d="M140 176v-50M262 176v-50" stroke="#8a6d3b" stroke-width="9"/>`,
};

/** What is drawn for a product, by a word in its name. */
const LOOKS: [words: RegExp, shape: string, colour: string][] = [
  [/T-Shirt/, 'shirt', '#2b2f33'], [/পাঞ্জাবি/, 'panjabi', '#b23a48'], [/Kurti/, 'panjabi', '#2a7f7b'],
  [/জামদানি/, 'cloth', '#a4243b'], [/তাঁত/, 'cloth', '#2f6690'], [/মসলিন/, 'cloth', '#c9a66b'],
  [/Cushion/, 'cushion', '#b5443a'], [/কাঁথা/, 'cushion', '#37608a'], [/শীতলপাটি/, 'cloth', '#c2a15a'],
  [/তেল/, 'bottle', '#d39b1f'], [/Honey/, 'bottle', '#c4761b'], [/Phoron/, 'bottle', '#8c5a2b'], [/Mug/, 'mug', '#4f7cac'],
  [/Power Bank|Charger|Earbuds|Stand/, 'box', '#39424e'], [/Cable/, 'box', '#7d8794'], [/Sandal/, 'sandal', '#7a4a2a'],
  [/Bag/, 'bag', '#b08d57'], [/প্রদীপ|Lamp/, 'lamp', '#b5613c'], [/Earrings/, 'jewel', '#b5613c'], [/Gift/, 'gift', '#a4243b'],
];

const drawing = (shape: string, colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800"
  height="800"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3efe8"/>
  <stop offset="1" stop-color="#dcd5c9"/></linearGradient></defs><rect width="400" height="400" fill="url(#g)"/>
  <ellipse cx="200" cy="346" rx="130" ry="14" fill="#0002"/>${SHAPES[shape]!(colour)}</svg>`;

/** Gives the goods of a business their pictures, drawn here, unless some have one already. */
export async function seedProductPictures(businessId: string): Promise<void> {
  if (await db.productImage.findFirst({ where: { businessId }, select: { fileId: true } })) return;
  const session = Session.system(businessId);
  const products = await db.product.findMany({ where: { businessId }, select: { id: true, name: true, version: true } });
  for (const { id, name, version } of products) {
    const look = LOOKS.find(([words]) => words.test(name));
    if (!look) continue;
    const bytes = await sharp(Buffer.from(drawing(look[1], look[2]))).png().toBuffer();
    const file = await uploadFile(session, { purpose: 'product-image', name: `${look[1]}.png`, bytes });
    await execute(setProductImages, session, { id, version, images: [file.id] });
  }
}
