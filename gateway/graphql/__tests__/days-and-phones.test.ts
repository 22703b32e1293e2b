import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { schema } from '../schema.ts';

let server: TestServer;
let token: string;
beforeAll(async () => { server = await testServer(); });
beforeEach(async () => { token = await tokenOf((await seedBusiness()).founder); });
afterAll(() => server.close());

interface Answer {
  __typename: string;
  fieldErrors?: { field: string; message: string }[];
}

const createSupplier = async (phone: unknown) => {
  const { data, errors } = await server.graphql<{ createSupplier: Answer }>(token, `mutation ($phone: PhoneNumber) {
    createSupplier(input: { name: "Rahim Textiles", phone: $phone }) {
      __typename ... on CreateSupplierSuccess { supplier { phone } } ... on ValidationError { fieldErrors { field message } } } }`, { phone });
  return errors?.[0]?.extensions.code ?? data?.createSupplier;
};

it.each(['01711204466', '+880 1711-204466', '৮৮০১৭১১২০৪৪৬৬'])('the number %s is given back in one form', async (phone) => {
  expect(await createSupplier(phone)).toMatchObject({ supplier: { phone: '01711204466' } });
});

it('no number is null', async () => {
  expect(await createSupplier(null)).toMatchObject({ supplier: { phone: null } });
});

it('what is no number is refused at its field, and what is no text by its type', async () => {
  expect(await createSupplier('0171')).toMatchObject({
    __typename: 'ValidationError', fieldErrors: [{ field: 'phone', message: 'Please enter a valid mobile number' }],
  });
  expect(await createSupplier(1711204466)).toBe('BAD_REQUEST');
});

const ordersOf = async (day: unknown) => {
  const { data, errors } = await server.graphql<{ orderReport: unknown }>(
    token, 'query ($day: Date) { orderReport(filter: { from: $day, to: $day }) { __typename } }', { day });
  return errors ? { code: errors[0]!.extensions.code, fieldErrors: errors[0]!.extensions.fieldErrors } : data;
};

it.each(['2026-02-30', '20260201', '2026-02-01T00:00:00Z', '১', ''])('%j is no day', async (day) => {
  expect(await ordersOf(day)).toMatchObject({ code: 'BAD_REQUEST' });
});

it('nor is what is no text', async () => {
  expect(await ordersOf(20260201)).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await ordersOf('2026-02-01')).toMatchObject({ orderReport: expect.anything() });
});

it('every day and every mobile number of the contract has its type', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })) : []));
  const ofKind = (form: string) => fields
    .filter(({ field }) => field.description?.includes(form) && String(getNamedType(field.type)) === 'String').map(({ path }) => path).sort();
  // Empty takes the day away; a report's rows are days or names.
  expect(ofKind('YYYY-MM-DD')).toEqual(['EditOrderInput.scheduledFor', 'OrderReportGroup.name', 'PreviewOrderEditInput.scheduledFor']);
  // As somebody typed it in a shop, where it is no mobile number.
  expect(ofKind('01XXXXXXXXX')).toEqual(['WebOrder.phone', 'WebOrderDraft.phone']);
});
