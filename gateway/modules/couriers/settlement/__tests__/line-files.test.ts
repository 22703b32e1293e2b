import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pngOf } from '../../../../../e2e/support/pictures.ts';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { resolveDispute } from '../settlement-decisions.ts';
import { courierShop, paid } from './courier-shop.ts';

const { world, delivered, enter, post, statementOf } = courierShop({ terms: { codPercent: 1, tolerance: 1, insideCharge: 60 }, district: 'Dhaka' });

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let founder: string;
beforeEach(async () => { founder = await tokenOf(world().shop.founder); });

async function upload(token: string, name: string): Promise<{ status: number; id: string }> {
  const response = await server.request(token, `/api/files/statement-file?name=${name}`, {
    method: 'POST', body: new Uint8Array(pngOf(40 + name.length, 40)), headers: { 'content-type': 'image/png' },
  });
  return { status: response.status, ...(await response.json()) as { id: string } };
}

const KEEP = 'mutation ($input: SetStatementLineFilesInput!) { setStatementLineFiles(input: $input) { __typename ... on Error { message } } }';
async function keep(lineId: string, files: string[], token: string, seen?: string[]) {
  const { data, errors } = await server.graphql<{ setStatementLineFiles: { __typename: string; message?: string } }>(
    token, KEEP, { input: { lineId: encodeId('StatementLine', lineId), files, seen } });
  return errors?.[0]?.extensions.code ?? data?.setStatementLineFiles.message ?? data?.setStatementLineFiles.__typename;
}

async function lineOf(id: string, token: string) {
  const { data } = await server.graphql<{ node: { lines: { fileCount: number; isDisputeOpen: boolean; files: { name: string; url: string }[] | null }[] } }>(
    token, 'query ($id: ID!) { node(id: $id) { ... on CourierStatement { lines { fileCount isDisputeOpen files { name url(size: ORIGINAL) } } } } }',
    { id: encodeId('CourierStatement', id) });
  return data!.node.lines[0]!;
}

async function evidenceOn(sheet: string, filter: object): Promise<string[]> {
  const answer = await server.request(founder, `/api/export/${sheet}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const [head, ...rows] = (await answer.text()).replace('\uFEFF', '').split('\r\n').filter(Boolean).map((row) => row.split(','));
  return rows.map((row) => row[head!.indexOf('Evidence')]!);
}

it('evidence is kept with a line while it is in dispute, and named on the claim sheets', async () => {
  const token = founder;
  const [short, right] = [await delivered(), await delivered()];
  const { id } = await enter([paid(short.code, 400), paid(right.code)]);
  const { lines } = await statementOf(id);
  const [chat, scale] = [await upload(token, 'chat.png'), await upload(token, 'on-the-scale.png')];
  expect(await keep(lines[1]!.id, [chat.id], token)).toBe('Nothing of this line is open with the courier');
  expect(await keep(lines[0]!.id, [chat.id, scale.id], token)).toBe('SetStatementLineFilesSuccess');
  expect(await lineOf(id, token)).toMatchObject({ fileCount: 2, isDisputeOpen: true, files: [{ name: 'chat.png' }, { name: 'on-the-scale.png' }] });
  await post(id);
  expect(await evidenceOn('statement-claims', { statementId: encodeId('CourierStatement', id) })).toEqual(['chat.png; on-the-scale.png']);
  expect(await evidenceOn('claim-sheet', { show: 'DISPUTED' })).toEqual(['chat.png; on-the-scale.png']);
  expect(await keep(lines[0]!.id, [scale.id], token)).toBe('SetStatementLineFilesSuccess');
  await execute(resolveDispute, world().session, { orderId: short.orderId, note: 'It paid', account: 'BANK' });
  // What was said stays as it was.
  expect(await keep(lines[0]!.id, [], token)).toBe('Nothing of this line is open with the courier');
  expect(await lineOf(id, token)).toMatchObject({ fileCount: 1, isDisputeOpen: false, files: [{ name: 'on-the-scale.png' }] });
});

it('is read and changed by whoever enters statements, and by nobody of another business', async () => {
  const token = founder;
  const { id } = await enter([paid((await delivered()).code, 400)]);
  const { lines: [line] } = await statementOf(id);
  const { id: fileId } = await upload(token, 'chat.png');
  await keep(line!.id, [fileId], token);
  const url = (await lineOf(id, token)).files![0]!.url;
  const seen = async (who: string) => (await server.request(who, url)).status;
  const [clerk, stranger] = [await tokenOf(await withMember(world().shop, { flags: ['deliveryMethod'] })), await tokenOf(await withMember(world().shop, { flags: ['orderList'] }))];
  const other = await tokenOf((await seedBusiness()).founder);
  expect([await seen(clerk), await seen(stranger), await seen(other)]).toEqual([200, 404, 404]);
  // Who has no other right sees it too.
  expect((await lineOf(id, clerk)).files).toMatchObject([{ name: 'chat.png', url }]);
  expect((await upload(stranger, 'no.png')).status).toBe(403);
  expect(await keep(line!.id, [], stranger)).toBe('FORBIDDEN');
  expect(await keep(line!.id, [], other)).not.toBe('SetStatementLineFilesSuccess');
  const { id: foreign } = await upload(other, 'other.png');
  expect(await keep(line!.id, [foreign], token)).not.toBe('SetStatementLineFilesSuccess');
  expect(await keep(line!.id, [], clerk)).toBe('SetStatementLineFilesSuccess');
});

it('loses nothing where two add to it at once, and nothing to an administrator who cannot see it', async () => {
  const { id } = await enter([paid((await delivered()).code, 400)]);
  const { lines: [line] } = await statementOf(id);
  const [chat, scale, bill] = [await upload(founder, 'chat.png'), await upload(founder, 'on-the-scale.png'), await upload(founder, 'the-bill.png')];
  expect(await keep(line!.id, [chat.id], founder, [])).toBe('SetStatementLineFilesSuccess');
  const both = await Promise.all([scale, bill].map((added) => keep(line!.id, [chat.id, added.id], founder, [chat.id])));
  expect(both.toSorted()).toEqual(['SetStatementLineFilesSuccess', 'Somebody else has changed the evidence meanwhile, please reload']);
  expect(await lineOf(id, founder)).toMatchObject({ fileCount: 2 });
  const unseeing = await tokenOf(await withMember(world().shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  expect(await lineOf(id, unseeing)).toMatchObject({ fileCount: 2, files: null });
  expect(await keep(line!.id, [], unseeing)).toBe('FORBIDDEN');
  expect(await lineOf(id, founder)).toMatchObject({ fileCount: 2 });
});
