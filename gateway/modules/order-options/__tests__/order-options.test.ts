import { beforeEach, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { createOrderSource, updateOrderSource } from '../order-sources.ts';
import { createShippingNote, updateShippingNote } from '../shipping-notes.ts';

const SOURCE = { name: 'TikTok', colour: '#111111', isDefault: false };

let shop: Shop;
let founder: Session;

beforeEach(async () => {
  shop = await seedBusiness();
  founder = await sessionFor(shop.founder);
});

const defaults = async () =>
  (await db.orderSource.findMany({ where: { businessId: shop.id, isDefault: true } })).map(({ name }) => name);

/** Web shops whose orders begin with these sources; returns their ids. */
const withSites = (sources: string[]) => Promise.all(sources.map(async (orderSource, index) => {
  const { id } = await db.webSite.create({
    data: {
      businessId: shop.id, name: `Shop ${index}`, url: `https://shop-${index}.example.test`, enabled: false, orderSource,
      consumerKey: '-', consumerSecret: '-', webhookSecret: '-',
    },
    select: { id: true },
  });
  return id;
}));

it('offers a new business where orders come from, and takes more', async () => {
  expect(await defaults()).toEqual(['Facebook']);
  await execute(createOrderSource, founder, SOURCE);
  await expect(execute(createOrderSource, founder, { ...SOURCE, name: 'TIKTOK' })).rejects.toThrow('TIKTOK is there already');
});

it('has one default, however many are made it at once, and does not archive it', async () => {
  const names = ['Daraz', 'TikTok', 'Shop'];
  await Promise.all(names.map((name) => execute(createOrderSource, founder, { ...SOURCE, name, isDefault: true })));
  const now = await defaults();
  expect(now).toHaveLength(1);
  const { id, version, name, colour } = await db.orderSource.findFirstOrThrow({ where: { businessId: shop.id, isDefault: true } });
  const change = { id, version, name, colour, isDefault: true, isArchived: true };
  await expect(execute(updateOrderSource, founder, change)).rejects.toThrow('choose another one first');
});

it('takes its new name to web shops and rules, which go on with orders of the old name', async () => {
  const [site] = await withSites(['Facebook', 'Phone']);
  const rule = (sources: string[]) => db.taskRule.create({
    data: { businessId: shop.id, trigger: 'SHIPPED', type: 'COURIER', dueMinutes: 60, sources }, select: { id: true },
  });
  const [facebook, phone] = [await rule(['Facebook']), await rule(['Phone'])];
  const { id, version, colour } = await db.orderSource.findFirstOrThrow({ where: { businessId: shop.id, name: 'Facebook' } });
  await execute(updateOrderSource, founder, { id, version, colour, name: 'Facebook page', isDefault: true, isArchived: false });
  const shops = await db.webSite.findMany({ where: { businessId: shop.id }, orderBy: { name: 'asc' } });
  expect(shops.map(({ orderSource }) => orderSource)).toEqual(['Facebook page', 'Phone']);
  expect(shops.find((one) => one.id === site)).toMatchObject({ version: 2 });
  const sourcesOf = async (ruleId: string) => (await db.taskRule.findFirstOrThrow({ where: { id: ruleId } })).sources;
  expect([await sourcesOf(facebook.id), await sourcesOf(phone.id)]).toEqual([['Facebook', 'Facebook page'], ['Phone']]);
});

it('archives a template, brings it back, and refuses a change of an old version', async () => {
  const { id } = await execute(createShippingNote, founder, { name: 'Fragile', text: 'ভঙ্গুর: সাবধানে ধরুন' });
  const read = () => db.shippingNote.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
  const { name, text, version } = await read();
  await execute(updateShippingNote, founder, { id, version, name, text, isArchived: true });
  expect((await read()).archivedAt).not.toBeNull();
  await expect(execute(updateShippingNote, founder, { id, version, name, text, isArchived: false })).rejects.toThrow('changed by someone else');
  await execute(updateShippingNote, founder, { id, version: 2, name, text, isArchived: false });
  expect((await read()).archivedAt).toBeNull();
});

it('refuses words that nothing is filled into, but archives and renames a template of older times that has them', async () => {
  const misspelt = execute(createShippingNote, founder, { name: 'Collect', text: 'Collect {deu}' });
  await expect(misspelt).rejects.toMatchObject({ message: 'Nothing is filled in for {deu}', fieldErrors: [{ field: 'text' }] });
  await expect(execute(createShippingNote, founder, { name: 'Track', text: '{tracking}' })).rejects.toThrow('Nothing is filled in for {tracking}');
  await execute(createShippingNote, founder, { name: 'Collect', text: '{order}: {items} of {date} for {name}, {due} of {total}, paid {advance}. {courier}, {shop}' });
  const { id } = await db.shippingNote.create({ data: { businessId: shop.id, name: 'Gift', text: '{gift} inside' } });
  await execute(updateShippingNote, founder, { id, version: 1, name: 'A gift', text: '{gift} inside', isArchived: true });
  await expect(execute(updateShippingNote, founder, { id, version: 2, name: 'A gift', text: '{gift} is inside', isArchived: true })).rejects.toThrow('Nothing is filled in for {gift}');
});
