import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { MAX_TAKA, takaToPoisha } from '../../../../schema/rules/money.ts';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf, money, text } from '../../../commands/fields.ts';
import { toJson } from '../../../db/json-rows.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { nextNumber } from '../../../db/next-number.ts';
import { ValidationError } from '../../../errors.ts';
import { MONEY_ACCOUNTS, moneyAccount } from '../../accounting/money-account.ts';
import { judgeStatement } from './judge-statement.ts';
import { netOf, type PaidLine } from './judge-line.ts';

const MAX_LINES = 2_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const line = z.object({
  consignment: text(100).default('').describe("The courier's number of the parcel."),
  invoice: text(100).default('').describe('Our number of it.'),
  phone: text(30).default('').describe('Of the recipient.'),
  collected: money().describe('What the courier collected, in taka.'),
  deliveryCharge: money().default(0n).describe('For delivering it, in taka.'),
  codFee: money().default(0n).describe('For collecting, in taka.'),
  returnCharge: money().default(0n).describe('For bringing it back, in taka.'),
  adjustment: z.number().min(-MAX_TAKA).max(MAX_TAKA).default(0).describe('What the courier added, or took below zero, in taka.'),
});

/**
 * Takes a courier's statement and says of each line what it means; nothing is booked before it is posted. The same
 * statement again is the one that is there.
 */
export const createStatement = defineCommand({
  name: 'couriers.createStatement',
  permission: 'deliveryMethod',
  input: z.object({
    courierId: idOf('Courier').describe('Whose statement it is.'),
    reference: text(100).default('').describe("The courier's number of the statement."),
    account: moneyAccount.describe('Where the money came to.'),
    day: z.string().regex(DAY, 'A day').optional().describe('The day in Dhaka that it came, YYYY-MM-DD; today unless given.').meta({ sample: '2026-01-31' }),
    lines: z.array(line).min(1, 'Required').max(MAX_LINES).describe('One for each parcel.'),
  }),
  run: async (context, { courierId, reference, account, day = dhakaDay(new Date()), lines: given }) => {
    const { tx, session, audit } = context;
    const { businessId, user, actorName } = session;
    // One statement of a courier at a time: the second of two finds the first.
    await lockRow(tx, 'Courier', businessId, courierId);
    const courier = await tx.courier.findUniqueOrThrow({ where: { businessId_id: { businessId, id: courierId } } });
    const lines = given.map((one, index): PaidLine => {
      if (!one.consignment && !one.invoice && !one.phone) {
        throw new ValidationError(msg('Line {{line}} names no parcel', { line: index + 1 }), [{ field: `lines.${index}.consignment`, message: 'Required' }]);
      }
      return {
        consignment: one.consignment, invoice: one.invoice, phone: normalisePhone(one.phone) ?? '',
        collectedPoisha: one.collected, deliveryPoisha: one.deliveryCharge, codFeePoisha: one.codFee, returnPoisha: one.returnCharge,
        adjustPoisha: takaToPoisha(one.adjustment),
      };
    });
    const contentHash = hashOf(reference, lines);
    const known = await tx.courierStatement.findFirst({
      where: { businessId, courierId, contentHash, status: { not: 'VOID' } }, select: { id: true },
    });
    if (known) return known;
    const judged = await judgeStatement(tx, courier, lines);
    const sum = (of: (one: PaidLine) => bigint) => lines.reduce((total, one) => total + of(one), 0n);
    const id = uuidv7();
    const number = await nextNumber(tx, businessId, 'courier-statement');
    await tx.courierStatement.create({
      data: {
        businessId, id, number, courierId, reference, contentHash, account: MONEY_ACCOUNTS[account], day: new Date(day),
        lineCount: lines.length, collectedPoisha: sum((one) => one.collectedPoisha),
        chargePoisha: sum((one) => one.deliveryPoisha + one.returnPoisha), codFeePoisha: sum((one) => one.codFeePoisha),
        adjustPoisha: sum((one) => one.adjustPoisha), netPoisha: sum(netOf),
        createdById: user?.id, createdByName: actorName,
      },
      select: { id: true },
    });
    const rows = judged.map(({ line: one, order, suggested, result }, index) => ({
      ...one, id: uuidv7(), position: index + 1, netPoisha: netOf(one), result,
      orderId: order?.id ?? null, expectedPoisha: order?.leftPoisha ?? null, suggestedId: suggested?.id ?? null,
    }));
    await tx.$executeRaw`
      INSERT INTO "StatementLine" ("businessId", "id", "statementId", "position", "consignment", "invoice", "phone", "collectedPoisha",
        "deliveryPoisha", "codFeePoisha", "returnPoisha", "adjustPoisha", "netPoisha", "result", "orderId", "expectedPoisha", "suggestedId")
      SELECT ${businessId}::uuid, r."id", ${id}::uuid, r."position", r."consignment", r."invoice", r."phone", r."collectedPoisha",
        r."deliveryPoisha", r."codFeePoisha", r."returnPoisha", r."adjustPoisha", r."netPoisha", r."result"::"LineResult",
        r."orderId", r."expectedPoisha", r."suggestedId"
      FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "position" int, "consignment" text, "invoice" text, "phone" text,
        "collectedPoisha" bigint, "deliveryPoisha" bigint, "codFeePoisha" bigint, "returnPoisha" bigint, "adjustPoisha" bigint,
        "netPoisha" bigint, "result" text, "orderId" uuid, "expectedPoisha" bigint, "suggestedId" uuid)`;
    await audit({
      entity: ['CourierStatement', id],
      summary: msg('Entered statement {{number}} of {{name}}', { number, name: courier.name }),
      after: { reference, account, day, lines: lines.length },
    });
    return { id };
  },
});

/** Whatever order its lines stand in. */
function hashOf(reference: string, lines: readonly PaidLine[]): string {
  const rows = lines.map((one) => Object.values(one).join('\t')).sort();
  return createHash('sha256').update(reference).update('\n').update(rows.join('\n')).digest('hex');
}
