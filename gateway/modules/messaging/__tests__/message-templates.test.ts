import { beforeEach, expect, it } from 'vitest';
import { orderText } from '../../../../schema/rules/order-words.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { createMessageTemplate, messageTemplates, updateMessageTemplate } from '../message-templates.ts';
import { makeBusiness, sessionIn } from './support.ts';

const TEMPLATE = { name: 'On its way', text: 'Dear {name}, {order} is with {courier}, please pay {due}. {shop}' };

let businessId: string;
let founder: Session;

beforeEach(async () => {
  businessId = await makeBusiness(0);
  founder = await sessionIn(businessId);
});

const offered = async () => (await runQuery(messageTemplates, founder, {})).map(({ name }) => name);
const read = (id: string) => db.messageTemplate.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });

it('archives a template, which nobody is offered any more, and offers it again', async () => {
  const { id } = await execute(createMessageTemplate, founder, TEMPLATE);
  expect(await offered()).toEqual(['On its way']);
  await execute(updateMessageTemplate, founder, { id, version: 1, ...TEMPLATE, isArchived: true });
  expect(await offered()).toEqual([]);
  await expect(execute(updateMessageTemplate, founder, { id, version: 1, ...TEMPLATE, isArchived: false })).rejects.toThrow('changed by someone else');
  await execute(updateMessageTemplate, founder, { id, version: 2, ...TEMPLATE, text: 'Thank you', isArchived: false });
  expect(await read(id)).toMatchObject({ text: 'Thank you', version: 3, archivedAt: null });
});

it('refuses words that nothing is filled into, and a name that is taken in any case', async () => {
  const misspelt = execute(createMessageTemplate, founder, { ...TEMPLATE, text: 'Dear {nmae}, thank you' });
  await expect(misspelt).rejects.toMatchObject({ message: 'Nothing is filled in for {nmae}', fieldErrors: [{ field: 'text' }] });
  await execute(createMessageTemplate, founder, TEMPLATE);
  await expect(execute(createMessageTemplate, founder, { ...TEMPLATE, name: 'on its WAY' })).rejects.toThrow('on its WAY is there already');
  await expect(execute(createMessageTemplate, founder, { name: 'Long', text: 'x'.repeat(701) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

it('archives one that was written before words were checked, and takes no change of its text that keeps them', async () => {
  const { id } = await execute(createMessageTemplate, founder, TEMPLATE);
  const text = 'Dear {customer}, thank you';
  await db.messageTemplate.update({ where: { businessId_id: { businessId, id } }, data: { text } });
  const changed = execute(updateMessageTemplate, founder, { id, version: 1, ...TEMPLATE, text: `${text}!`, isArchived: false });
  await expect(changed).rejects.toMatchObject({ message: 'Nothing is filled in for {customer}', fieldErrors: [{ field: 'text' }] });
  await execute(updateMessageTemplate, founder, { id, version: 1, name: 'Old', text, isArchived: true });
  expect(await read(id)).toMatchObject({ name: 'Old', text, archivedAt: expect.any(Date) as Date });
});

it('fills in every word of an order, and leaves other braces alone', () => {
  const words = { name: 'Rima', order: 'NG-7', items: 'Saree ×2', date: '2026-11-28T20:00:00Z', total: 1450, advance: 200, due: 1250, tracking: 'SF1', link: 'https://courier.test/SF1', courier: 'Pathao', shop: 'Nakshi' };
  expect(orderText('{name} {order} {items} {date} {total} {advance} {due} {tracking} {link} {courier} {shop} {sale} {}', words))
    .toBe('Rima NG-7 Saree x2 Nov 29, 2026 TK 1,450 TK 200 TK 1,250 SF1 https://courier.test/SF1 Pathao Nakshi {sale} {}');
  expect(orderText('{name} {due}', { ...words, name: 'রিমা' })).toBe('রিমা ৳1,250');
});
