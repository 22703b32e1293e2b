import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { testServer } from '../../../../e2e/support/test-server.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import type { Session } from '../../../session/session.ts';
import { createBrand, removeBrand, renameBrand } from '../brands.ts';
import { createCategory, moveCategory, removeCategory, renameCategory } from '../categories.ts';

let shop: Shop;
let session: Session;

beforeEach(async () => {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
});

const add = async (name: string, parent?: string) => (await execute(createCategory, session, { name, parent })).id;
const put = (productId: string, data: object) => db.product.updateMany({ where: { businessId: shop.id, id: productId }, data });

/** The tree as text: 'Clothing(Sarees, Panjabis), Home'. */
async function tree(parentId: string | null = null): Promise<string> {
  const rows = await db.category.findMany({ where: { businessId: shop.id, parentId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const parts = await Promise.all(rows.map(async ({ id, name }) => {
    const below = await tree(id);
    return below ? `${name}(${below})` : name;
  }));
  return parts.join(', ');
}

describe('categories', () => {
  it('are moved with all below them, to a place among their new siblings', async () => {
    const clothing = await add('Clothing');
    const home = await add('Home');
    const sarees = await add('Sarees', clothing);
    await add('Jamdani', sarees);
    const panjabis = await add('Panjabis', clothing);
    expect(await tree()).toBe('Clothing(Sarees(Jamdani), Panjabis), Home');
    await execute(moveCategory, session, { id: panjabis, parent: clothing, before: sarees });
    expect(await tree()).toBe('Clothing(Panjabis, Sarees(Jamdani)), Home');
    await execute(moveCategory, session, { id: sarees, parent: home });
    expect(await tree()).toBe('Clothing(Panjabis), Home(Sarees(Jamdani))');
    await execute(moveCategory, session, { id: sarees, before: clothing });
    expect(await tree()).toBe('Sarees(Jamdani), Clothing(Panjabis), Home');
  });

  it('never stand below themselves, also when two are moved into each other at once', async () => {
    const [one, two] = [await add('One'), await add('Two')];
    await expect(execute(moveCategory, session, { id: one, parent: one })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const ends = await Promise.allSettled([
      execute(moveCategory, session, { id: one, parent: two }), execute(moveCategory, session, { id: two, parent: one }),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await tree()).toMatch(/^(One\(Two\)|Two\(One\))$/);
  });

  it('have names of their own beside their siblings, and not too many levels', async () => {
    const top = await add('Clothing');
    await expect(add('clothing')).rejects.toMatchObject({ fieldErrors: [{ field: 'name' }] });
    let parent = await add('clothing', top);
    await expect(execute(renameCategory, session, { id: parent, version: 9, name: 'x' })).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const name of ['3', '4', '5']) parent = await add(name, parent);
    await expect(add('6', parent)).rejects.toMatchObject({ reason: 'TOO_DEEP' });
  });

  it('filter products by what stands in them or below them, at every level, and by nothing beside them', async () => {
    const server = await testServer();
    const token = await tokenOf(shop.founder);
    const path = [await add('1')];
    for (const name of ['2', '3', '4', '5']) path.push(await add(name, path.at(-1)));
    const beside = await add('Beside', path[0]);
    for (const [at, categoryId] of [...path, beside].entries()) await put((await withProduct(shop, { name: `P${at + 1}` })).productId, { categoryId });
    await withProduct(shop, { name: 'Nowhere' });
    const namesIn = async (id: string) => {
      const { data, errors } = await server.graphql<{ products: { edges: { node: { name: string } }[] } }>(token,
        'query ($category: ID!) { products(filter: { category: $category }, sort: NAME) { edges { node { name } } } }',
        { category: encodeId('Category', id) });
      expect(errors).toBeUndefined();
      return data!.products.edges.map(({ node }) => node.name);
    };
    expect(await namesIn(path[0]!)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
    expect(await namesIn(path[1]!)).toEqual(['P2', 'P3', 'P4', 'P5']);
    expect([await namesIn(path[4]!), await namesIn(beside)]).toEqual([['P5'], ['P6']]);
    await server.close();
  });

  it('give their products and what is below them to another one when they go', async () => {
    const [old, kept] = [await add('Old'), await add('Kept')];
    const under = await add('Below', old);
    const theirs = await db.category.create({ data: { businessId: (await seedBusiness()).id, name: 'Theirs' } });
    await expect(execute(removeCategory, session, { id: old, into: under })).rejects.toMatchObject({ fieldErrors: [{ message: 'Outside of it' }] });
    await expect(execute(removeCategory, session, { id: old, into: theirs.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { productId } = await withProduct(shop);
    await put(productId, { categoryId: old });
    await expect(execute(removeCategory, session, { id: old })).rejects.toMatchObject({ fieldErrors: [{ field: 'into' }] });
    await execute(removeCategory, session, { id: old, into: kept });
    expect(await tree()).toBe('Kept(Below)');
    expect(await db.product.findFirst({ where: { id: productId } })).toMatchObject({ categoryId: kept });
    const [below] = await db.category.findMany({ where: { businessId: shop.id, name: 'Below' } });
    await execute(removeCategory, session, { id: below!.id });
    expect(await tree()).toBe('Kept');
  });

  it('are merged into the one above, behind what stands there, unless two would have one name', async () => {
    const top = await add('Bags');
    const merged = await add('Totes', top);
    const [cotton, other] = [await add('Cotton', merged), await add('COTTON', top)];
    await add('totes', merged);
    await add('Jute', cotton);
    const { productId } = await withProduct(shop);
    await put(productId, { categoryId: merged });
    const merge = (id: string, into: string) => execute(removeCategory, session, { id, into });
    const before = 'Bags(Totes(Cotton(Jute), totes), COTTON)';
    expect(await tree()).toBe(before);
    await expect(merge(merged, top)).rejects.toMatchObject({
      message: 'Cotton stands below Bags already: merge these two first', fieldErrors: [{ field: 'into', message: 'There already' }],
    });
    expect(await tree()).toBe(before);
    expect(await db.product.findFirst({ where: { id: productId } })).toMatchObject({ categoryId: merged });

    await merge(cotton, other);
    await merge(merged, top);
    expect(await tree()).toBe('Bags(COTTON(Jute), totes)');
    expect(await db.product.findFirst({ where: { id: productId } })).toMatchObject({ categoryId: top });
    await add('Silk', top);
    expect(await tree()).toBe('Bags(COTTON(Jute), totes, Silk)');
  });
});

describe('brands', () => {
  it('are as many as are ever shown, and of two alike at once there is one', async () => {
    const names = Array.from({ length: 1_999 }, (_, n) => ({ businessId: shop.id, name: `Brand ${n}` }));
    await db.brand.createMany({ data: names });
    const tries = await Promise.allSettled(['Kay Kraft', 'KAY KRAFT', 'Rang'].map((name) => execute(createBrand, session, { name })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.brand.count({ where: { businessId: shop.id } })).toBe(2_000);
    await expect(execute(createBrand, session, { name: 'Yellow' })).rejects.toMatchObject({ reason: 'TOO_MANY' });
  });

  it('are renamed, merged and removed, and their products follow', async () => {
    const { id: one } = await execute(createBrand, session, { name: 'Aarong' });
    const { id: two } = await execute(createBrand, session, { name: 'Arong' });
    await expect(execute(removeBrand, session, { id: one, into: one })).rejects.toMatchObject({ fieldErrors: [{ field: 'into' }] });
    await expect(execute(createBrand, session, { name: 'AARONG' })).rejects.toMatchObject({ fieldErrors: [{ field: 'name' }] });
    await expect(execute(renameBrand, session, { id: two, version: 1, name: 'aarong' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const { productId } = await withProduct(shop);
    await put(productId, { brandId: two });
    await execute(removeBrand, session, { id: two, into: one });
    expect(await db.product.findFirst({ where: { id: productId } })).toMatchObject({ brandId: one });
    await execute(removeBrand, session, { id: one });
    expect(await db.product.findFirst({ where: { id: productId } })).toMatchObject({ brandId: null });
  });
});
