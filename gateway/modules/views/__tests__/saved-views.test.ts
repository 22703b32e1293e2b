import { graphql } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../../commands/execute.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { schema } from '../../../graphql/schema.ts';
import type { Session } from '../../../session/session.ts';
import { makeBusiness, sessionIn } from '../../messaging/__tests__/support.ts';
import { MAX_VIEWS, saveView, updateView } from '../save-view.ts';

const INPUT = {
  list: 'orders', name: 'Late parcels', isShared: false, search: 'status=SHIPPED&sort=OLDEST', columns: [], isDense: true,
};

let businessId: string;
let founder: Session;
let packer: Session;

beforeEach(async () => {
  businessId = await makeBusiness(0);
  founder = await sessionIn(businessId);
  packer = await sessionIn(businessId, { role: 'MEMBER', flags: ['orderList'] });
});

function query(session: Session, source: string, variableValues: Record<string, unknown>) {
  return graphql({ schema, source, variableValues, contextValue: { session, idempotencyKey: undefined } });
}

const VIEWS = `query Views($list: String!) { savedViews(list: $list) {
  id name isShared search columns { id isShown width } isDense canChange version
} }`;

interface View {
  id: string;
  name: string;
  canChange: boolean;
}

async function viewsOf(session: Session, list = 'orders') {
  const { data, errors } = await query(session, VIEWS, { list });
  return { views: (data as { savedViews: View[] } | null)?.savedViews, errors };
}

const namesOf = async (session: Session) => (await viewsOf(session)).views?.map(({ name }) => name);

const FORBIDDEN = 'You do not have permission to do this';
const ERROR = '... on Error { code message }';
const DELETE = `mutation Delete($input: DeleteViewInput!) { deleteView(input: $input) {
  ... on DeleteViewSuccess { view { id } } ${ERROR}
} }`;
const UPDATE = `mutation Update($input: UpdateViewInput!) { updateView(input: $input) {
  ... on UpdateViewSuccess { view { name version isShared } } ${ERROR}
} }`;

async function change(session: Session, source: string, input: Record<string, unknown>) {
  const { data, errors } = await query(session, source, { input });
  return errors ? errors[0]!.message : Object.values(data as object)[0] as unknown;
}

it('keeps a list as it was arranged: its address, its columns, how dense it is', async () => {
  const columns = [{ id: 'order', isShown: true, width: 180 }, { id: 'source', isShown: false, width: null }];
  await execute(saveView, packer, { ...INPUT, columns });
  expect((await viewsOf(packer)).views).toMatchObject([
    { name: 'Late parcels', isShared: false, search: INPUT.search, columns, isDense: true, canChange: true, version: 1 },
  ]);
});

it('a private view is seen, changed and deleted by nobody else; to them it does not exist', async () => {
  const { id } = await execute(saveView, packer, INPUT);
  const viewId = encodeId('SavedView', id);
  expect(await namesOf(founder)).toEqual([]);
  const stranger = await sessionIn(await makeBusiness(0));
  for (const other of [founder, stranger]) {
    expect(await change(other, DELETE, { viewId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await change(other, UPDATE, { viewId, version: 7, name: 'Mine' })).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await namesOf(packer)).toEqual(['Late parcels']);
});

describe('a shared view', () => {
  it('is seen by everybody who may see the list, and changed by who made it and by admins', async () => {
    const { id } = await execute(saveView, packer, { ...INPUT, isShared: true });
    const viewId = encodeId('SavedView', id);
    const other = await sessionIn(businessId, { role: 'MEMBER', flags: ['orderList'] });
    expect((await viewsOf(other)).views).toMatchObject([{ name: 'Late parcels', canChange: false }]);
    expect(await change(other, DELETE, { viewId })).toBe(FORBIDDEN);
    expect(await change(founder, UPDATE, { viewId, version: 1, name: 'Late' })).toEqual({
      view: { name: 'Late', version: 2, isShared: true },
    });
    // The view would become private to the packer and vanish from the founder's list.
    expect(await change(founder, UPDATE, { viewId, version: 2, isShared: false })).toBe(FORBIDDEN);
    expect(await change(packer, UPDATE, { viewId, version: 1, isShared: false })).toMatchObject({ code: 'CONFLICT' });
    expect(await change(packer, UPDATE, { viewId, version: 2, isShared: false })).toMatchObject({ view: { isShared: false } });
    expect(await namesOf(founder)).toEqual([]);
  });

  it('is not seen by who may not see its list, nor by another business', async () => {
    await execute(saveView, founder, { ...INPUT, isShared: true });
    const webOnly = await sessionIn(businessId, { role: 'MEMBER', flags: ['webOrderList'] });
    expect((await viewsOf(webOnly)).errors?.[0]?.message).toBe(FORBIDDEN);
    await expect(execute(saveView, webOnly, INPUT)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await namesOf(await sessionIn(await makeBusiness(0)))).toEqual([]);
  });
});

it('a list has a limited number of them, also when many are saved at once', async () => {
  const save = (_: unknown, index: number) => execute(saveView, packer, { ...INPUT, name: `View ${index}` });
  const saved = await Promise.allSettled(Array.from({ length: MAX_VIEWS.own + 5 }, save));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_VIEWS.own);
  await expect(execute(saveView, packer, INPUT)).rejects.toMatchObject({ reason: 'VIEW_LIMIT_REACHED' });
  // Other people and other lists have limits of their own.
  await expect(execute(saveView, founder, INPUT)).resolves.toBeDefined();
  await expect(execute(saveView, founder, { ...INPUT, list: 'products' })).resolves.toBeDefined();
});

it.each([['purchases', 'purchase'], ['decreases', 'adjustStock'], ['expenses', 'expense'], ['not-settled', 'notification']] as const)(
  'the list of %s has views too, for whoever sees it', async (list, flag) => {
    const member = await sessionIn(businessId, { role: 'MEMBER', flags: [flag] });
    await execute(saveView, member, { ...INPUT, list, isShared: true });
    expect((await viewsOf(founder, list)).views).toHaveLength(1);
    await expect(execute(saveView, packer, { ...INPUT, list })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await viewsOf(packer, list)).errors?.[0]?.message).toBe(FORBIDDEN);
  },
);

it('refuses what no list can be, a name twice, and columns beyond number', async () => {
  await execute(saveView, packer, INPUT);
  const twice = execute(saveView, packer, INPUT);
  await expect(twice).rejects.toMatchObject({ code: 'CONFLICT' });
  const column = { id: 'order', isShown: true };
  for (const wrong of [{ list: 'payroll' }, { name: ' ' }, { search: 'x'.repeat(2_001) }, { columns: Array.from({ length: 61 }, () => column) }]) {
    await expect(execute(saveView, packer, { ...INPUT, name: 'Other', ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  const [view] = (await viewsOf(packer)).views!;
  await expect(execute(updateView, packer, { viewId: 'not-an-id', version: 1 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await change(packer, UPDATE, { viewId: view!.id, version: 1, isDense: false })).toMatchObject({ view: { version: 2 } });
});
