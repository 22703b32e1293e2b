import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { saveDeliveryMethod } from '../../couriers/save-delivery-method.ts';
import { createSupplier } from '../../purchases/supplier-commands.ts';
import { accountBalance } from '../account-balances.ts';
import type { AccountCode } from '../chart-of-accounts.ts';
import { openParties, partyChoices } from '../party-names.ts';
import { payPartyOpening, setPartyOpening } from '../party-openings.ts';
import { setOpeningBalance, voidVoucher } from '../voucher-commands.ts';

let shop: Shop;
let session: Session;
let cash: string;
let of: { courier: { courierId: string }; supplier: { supplierId: string } };

const today = dhakaDay(new Date());
const on = (days: number) => new Date(addDays(today, -days));

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  cash = await accountId(shop, 'cash');
  const { id: courierId } = await execute(saveDeliveryMethod, session, { kind: 'MANUAL', name: 'Sundarban' });
  const { id: supplierId } = await execute(createSupplier, session, { name: 'Islampur Fabrics' });
  of = { courier: { courierId }, supplier: { supplierId } };
});

const held = async (code: AccountCode) => Number(await accountBalance(shop.id, await accountId(shop, code), today)) / 100;
const books = async () => [await held('courier-receivable'), await held('supplier-payable'), await held('cash'), await held('opening-balance')];
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const open = async (code: AccountCode) => (await openParties(shop.id, await accountId(shop, code), 10)).map(({ name, openingPoisha }) => [name, Number(openingPoisha) / 100]);
const set = (whose: object, amount: number, more: object = {}) => execute(setPartyOpening, session, { ...whose, amount, ...more });
const pay = (whose: object, amount: number) => execute(payPartyOpening, session, { ...whose, amount, accountId: cash });

describe('what was owed before the business used the app', () => {
  it('by a courier is received, and to a supplier is paid', async () => {
    await set(of.courier, 900, { day: on(5) });
    await set(of.supplier, 400);
    expect(await books()).toEqual([900, -400, 0, -500]);
    await pay(of.courier, 300);
    await pay(of.supplier, 400);
    expect(await books()).toEqual([600, 0, -100, -500]);
    expect(await open('courier-receivable')).toEqual([['Sundarban', 600]]);
    expect(await open('supplier-payable')).toEqual([]);
    expect(await drift()).toEqual([]);
  });

  it('is replaced, and taken back by nothing, but never less than was paid of it', async () => {
    await set(of.supplier, 400);
    await set(of.supplier, 250);
    expect(await books()).toEqual([0, -250, 0, 250]);
    const { id: payment } = await pay(of.supplier, 100);
    await expect(set(of.supplier, 99)).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
    const opening = await db.voucher.findFirstOrThrow({ where: { businessId: shop.id, kind: 'OPENING', status: 'POSTED' } });
    const takeBack = (voucherId: string) => execute(voidVoucher, session, { voucherId, version: 1, reason: 'Wrong' });
    await expect(takeBack(opening.id)).rejects.toMatchObject({ reason: 'OPENING_PAID' });
    await takeBack(payment);
    await set(of.supplier, 0);
    expect(await books()).toEqual([0, 0, 0, 0]);
    expect(await drift()).toEqual([]);
  });

  it('is paid once, however many pay at the same time', async () => {
    await set(of.courier, 500);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => pay(of.courier, 200)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await open('courier-receivable')).toEqual([['Sundarban', 100]]);
    expect(await drift()).toEqual([]);
  });

  it('names one courier or supplier of the business, and stands on no other account', async () => {
    await expect(set({ ...of.courier, ...of.supplier }, 1)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(set({}, 1)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const stranger = Session.system((await seedBusiness()).id);
    await expect(execute(setPartyOpening, stranger, { ...of.courier, amount: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(pay(of.courier, 1)).rejects.toMatchObject({ fieldErrors: [{ field: 'amount' }] });
    await expect(execute(setOpeningBalance, session, { accountId: await accountId(shop, 'courier-receivable'), amount: 5 }))
      .rejects.toMatchObject({ fieldErrors: [{ field: 'accountId' }] });
  });

  it('is chosen by name', async () => {
    const names = async (code: string, search: string) => (await partyChoices(shop.id, code, search)).map(({ name }) => name);
    expect([await names('courier-receivable', 'sund'), await names('supplier-payable', ''), await names('supplier-payable', '%'), await names('cash', '')])
      .toEqual([['Sundarban'], ['Islampur Fabrics'], [], []]);
  });
});
