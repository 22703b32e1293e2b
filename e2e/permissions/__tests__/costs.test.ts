import { getNamedType, isInterfaceType, isNonNullType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { schema } from '../../../gateway/graphql/schema.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withPurchase } from '../../../prisma/seed/factories/purchase.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';

/** What a record is worth to the business; debit and credit show it in the journal. */
const COST_LIKE = /cost|profit|margin|earning|cogs|inventoryValue/i;

/** Named like a cost, and none of goods: messages that one SMS takes off the balance. */
const NO_COSTS = ['SmsMessage.cost'];

type Field = GraphQLField<unknown, unknown>;

const objects = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'));
const isMasked = (field: Field) => (field.extensions as { isCost?: boolean }).isCost === true;

/** Named after a cost, or its description says that it is one. */
const looksLikeCost = ({ name, description, type }: Field) =>
  COST_LIKE.test(name) || COST_LIKE.test(getNamedType(type).name) || /\bcosts? the business|\bprofit\b/i.test(description ?? '');

const fields = objects.flatMap((type) =>
  Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const));
const masked = fields.filter(([, field]) => isMasked(field));

describe('every field that tells a cost', () => {
  it('is masked', () => {
    const open = fields.filter(([name, field]) => looksLikeCost(field) && !isMasked(field) && !NO_COSTS.includes(name));
    expect(open.map(([name]) => name)).toEqual([]);
    expect(masked.length).toBeGreaterThanOrEqual(4);
  });

  it('can be null, so that the rest of its record can be read', () => {
    expect(masked.filter(([, { type }]) => isNonNullType(type)).map(([name]) => name)).toEqual([]);
  });

  it('stands in no interface, which would show it unmasked', () => {
    const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
    expect(interfaces.flatMap((type) => Object.values(type.getFields()).filter(looksLikeCost))).toEqual([]);
  });

  it('and both sides of the journal are behind a masked field', () => {
    const leading = fields.filter(([, { type }]) => getNamedType(type).name === 'JournalEntry');
    expect(leading.length).toBeGreaterThan(0);
    expect(leading.filter(([, field]) => !isMasked(field)).map(([name]) => name)).toEqual([]);
  });
});

describe('an administrator from whom costs are hidden', () => {
  let server: TestServer;
  let shop: Shop;
  let ids: Record<string, string>;
  let founder: string;
  let admin: string;

  beforeAll(async () => {
    server = await testServer();
    shop = await seedBusiness();
    const product = await withProduct(shop, { cost: 300 });
    const order = await withOrder(shop, { lines: [{ product, quantity: 1 }] });
    const purchase = await withPurchase(shop, { lines: [{ product, quantity: 2, unitCost: 5 }] });
    const purchaseLine = await db.purchaseLine.findFirstOrThrow({ where: { businessId: shop.id } });
    ids = {
      Supplier: purchase.supplierId, Purchase: purchase.id, PurchaseLine: purchaseLine.id,
      Business: shop.id, Product: product.productId, Variant: product.variantId, Order: order.id,
    };
    const member = await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
    [founder, admin] = [await tokenOf(shop.founder), await tokenOf(member)];
    await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id } });
  });
  afterAll(() => server.close());

  /** From a record with an id down to the field; what is not a record itself hangs on an order. */
  function selectionOf(name: string, field: Field): [string, string] {
    const [typeName, fieldName] = name.split('.') as [string, string];
    const below = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
    if (typeName === 'OrderLine') return ['Order', `lines { sku ${fieldName} ${below} }`];
    return [typeName, `${fieldName} ${below}`];
  }

  it.each(masked)('reads null in place of %s, without an error, and the founder reads it', async (name, field) => {
    const [typeName, selection] = selectionOf(name, field);
    const document = `query ($id: ID!) { node(id: $id) { id ... on ${typeName} { ${selection} } } }`;
    const variables = { id: encodeId(typeName, ids[typeName]!) };
    const hidden = await server.graphql(admin, document, variables);
    const shown = await server.graphql(founder, document, variables);
    const valueIn = (data: unknown) => JSON.stringify(data).match(new RegExp(`"${field.name}":(null|[^,}\\]]+)`))?.[1];
    expect([hidden.errors, valueIn(hidden.data)]).toEqual([undefined, 'null']);
    expect(shown.errors).toBeUndefined();
    expect(shown.data).toMatchObject({ node: { id: variables.id } });
  });
});
