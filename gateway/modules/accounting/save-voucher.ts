import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { idOf, money, text } from '../../commands/fields.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { VoucherKind } from '../../db/generated/client/enums.ts';
import { lockRow } from '../../db/lock-row.ts';
import { nextNumber } from '../../db/next-number.ts';
import { mistakeIn, NotFoundError, PreconditionError } from '../../errors.ts';
import { postEntries, type Entry, type Party } from './post-entries.ts';
import { reverseEntries } from './reverse-entries.ts';
import { voucherEntry } from './voucher-entries.ts';
import { writeVoucherFiles } from './voucher-files.ts';
import { assertAccountsFit } from './voucher-rules.ts';

export const amount = () => money().refine((value) => value > 0n, 'Enter an amount');

/** The input fields that expenses and income share. */
export const voucherFields = {
  day: z.date().optional().describe('The day in Dhaka on which the money moved; today when left out.'),
  accountId: idOf('Account').describe('Where the money was, or came to.'),
  counterId: idOf('Account').describe('The category.'),
  amount: amount().describe('What was paid or received.'),
  party: text(120).default('').describe('Who was paid, or who paid.'),
  note: text(1_000).default('').describe('For the staff.'),
};

export interface VoucherInput {
  kind: VoucherKind;
  day?: Date;
  accountId: string;
  counterId: string;
  amount: Poisha;
  fee?: Poisha;
  party?: string;
  /** Whose opening balance it is, or pays; who was paid, or who paid. */
  concerned?: Party;
  note?: string;
  /** Bills and receipts. */
  fileIds?: readonly string[];
  /** Details of an ad expense, and the entries of its days. */
  ads?: Omit<Prisma.AdSpendUncheckedCreateInput, 'businessId' | 'voucherId'>;
  spread?: (id: string, causeId: string) => Entry[];
}

/** The day in Dhaka, 'YYYY-MM-DD'; today when left out. Throws ValidationError for a future day. */
export function dayOf(given: Date | undefined): string {
  const today = dhakaDay(new Date());
  const day = given ? dhakaDay(given) : today;
  if (day <= today) return day;
  throw mistakeIn('day', msg('This day is still to come'));
}

/** The lower-case text that the search of a list matches. */
export const searchText = (...parts: (string | number)[]) =>
  parts.filter((part) => part !== '').join(' ').toLowerCase().slice(0, 500);

/** Reads a chosen account and locks it in shared mode. Throws NotFoundError. */
export async function lockChosenAccount(tx: Tx, businessId: string, id: string) {
  // The shared lock prevents that the account is archived or deleted before the voucher is saved.
  const rows = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "Account" WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid FOR SHARE`;
  if (rows.length === 0) throw new NotFoundError('Account');
  return tx.account.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
}

async function voucherFacts(tx: Tx, businessId: string, input: VoucherInput, kept: readonly string[] = []) {
  const { kind, accountId, counterId, amount: amountPoisha, fee: feePoisha = 0n, party = '', note = '', concerned } = input;
  // Locked by id, the order that every command uses.
  const first = await lockChosenAccount(tx, businessId, accountId < counterId ? accountId : counterId);
  const second = await lockChosenAccount(tx, businessId, accountId < counterId ? counterId : accountId);
  const [account, counter] = accountId < counterId ? [first, second] : [second, first];
  assertAccountsFit(kind, account, counter, { kept, isOfParty: kind === 'OPENING' && concerned !== undefined });
  const day = dayOf(input.day);
  return {
    account, counter, day,
    columns: {
      kind, accountId, counterId, amountPoisha, feePoisha, party, note, day: new Date(day), partyType: concerned?.[0] ?? null, partyId: concerned?.[1] ?? null,
    },
    searchTextOf: (number: number) => searchText(party, note, counter.name, account.name, number),
  };
}

/** Creates a voucher and books it. Throws ValidationError, NotFoundError, PreconditionError BOOKS_CLOSED. */
export async function enterVoucher({ tx, session, audit }: CommandContext, input: VoucherInput): Promise<{ id: string }> {
  const { businessId } = session;
  const { account, counter, day, columns, searchTextOf } = await voucherFacts(tx, businessId, input);
  const id = uuidv7();
  const number = await nextNumber(tx, businessId, 'voucher');
  await tx.voucher.create({
    data: { ...columns, businessId, id, number, createdByName: session.actorName, createdById: session.user?.id ?? null, searchText: searchTextOf(number) },
    select: { id: true },
  });
  if (input.ads) await tx.adSpend.create({ data: { ...input.ads, businessId, voucherId: id }, select: { voucherId: true } });
  if (input.fileIds?.length) await writeVoucherFiles(tx, businessId, id, input.fileIds);
  const causeId = uuidv7();
  const booked = voucherEntry({ ...columns, id, number, day, account, counter, concerned: input.concerned }, causeId);
  await postEntries(tx, businessId, [booked, ...(input.spread?.(id, causeId) ?? [])]);
  const { spread: _spread, ...after } = input;
  await audit({ entity: ['Voucher', id], summary: msg('Entered voucher {{number}}', { number }), after: { ...after, day } });
  return { id };
}

/** Locks and reads a voucher that is to be changed or voided. Throws NotFoundError, ConflictError, PreconditionError VOUCHER_VOID. */
export async function lockVoucher(tx: Tx, businessId: string, { id, version }: { id: string; version?: number }) {
  await lockRow(tx, 'Voucher', businessId, id, version);
  const voucher = await tx.voucher.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  if (voucher.status === 'VOID') throw new PreconditionError('VOUCHER_VOID', 'This voucher is void');
  return voucher;
}

/**
 * Changes a voucher of open days: its entries are reversed and booked again. One with a closed day can only be voided, and
 * another amount or account is refused where the one that it has is archived.
 */
export async function changeVoucher(
  { tx, session, audit }: CommandContext, { id, version, ...input }: VoucherInput & { id: string; version: number },
): Promise<{ id: string }> {
  const { businessId } = session;
  const before = await lockVoucher(tx, businessId, { id, version });
  const { kind, number } = before;
  if (kind !== input.kind) throw new NotFoundError('Voucher');
  const { account, counter, day, columns, searchTextOf } = await voucherFacts(tx, businessId, input, [before.accountId, before.counterId]);
  await tx.voucher.update({
    where: { businessId_id: { businessId, id } },
    data: { ...columns, searchText: searchTextOf(number), version: { increment: 1 } }, select: { id: true },
  });
  if (input.fileIds) await writeVoucherFiles(tx, businessId, id, input.fileIds);
  if (input.ads) {
    await tx.adSpendProduct.deleteMany({ where: { businessId, voucherId: id } });
    await tx.adSpend.update({ where: { businessId_voucherId: { businessId, voucherId: id } }, data: input.ads, select: { voucherId: true } });
  }
  const keepsMoney = before.accountId === columns.accountId && before.amountPoisha === columns.amountPoisha;
  await reverseEntries(tx, businessId, { source: ['Voucher', id], reason: 'changed', isChange: true, keepsMoney });
  const causeId = uuidv7();
  const booked = voucherEntry({ ...columns, id, number, day, account, counter, concerned: input.concerned }, causeId);
  await postEntries(tx, businessId, [booked, ...(input.spread?.(id, causeId) ?? [])]);
  const { spread: _spread, ...after } = input;
  await audit({ entity: ['Voucher', id], summary: msg('Changed'), before: shown(before), after: { ...after, day } });
  return { id };
}

const shown = ({ day, accountId, counterId, amountPoisha, party, note }: Awaited<ReturnType<typeof lockVoucher>>) =>
  ({ day: day.toISOString().slice(0, 10), accountId, counterId, amount: amountPoisha, party, note });
