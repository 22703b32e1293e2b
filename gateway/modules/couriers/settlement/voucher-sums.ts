import type { Poisha } from '../../../../schema/rules/money.ts';
import type { db, Tx } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import { IS_WITHOUT_ORDER } from '../../orders/posted-lines.ts';
import { disputedPart, DISPUTED_CHARGES } from './disputed-charges.ts';

/** What the lines of a statement add up to, in poisha. */
export interface VoucherSums {
  /** For the way there and back, with differences within the tolerance, without what is disputed of them. */
  charges: Poisha;
  fees: Poisha;
  /** Of the receivable. */
  settled: Poisha;
  /** Every difference, as `differenceOf` says, what an order is short or over, and charges beyond the terms. */
  disputed: Poisha;
  claims: Poisha;
  /** What compensation pays beyond the claims. */
  income: Poisha;
  /** Expected return charges that the charges take the place of. */
  accrued: Poisha;
}

const MISSING = Prisma.sql`(l."settledPoisha" - l."collectedPoisha")`;
const IS_COMPENSATED = Prisma.sql`l."result" = 'COMPENSATED'`;
const IS_PAID = Prisma.sql`NOT ${IS_WITHOUT_ORDER} AND NOT ${IS_COMPENSATED}`;
const sumOf = (amount: Prisma.Sql, lines: Prisma.Sql) => Prisma.sql`coalesce(sum(${amount}) FILTER (WHERE ${lines}), 0)`;

interface Summed {
  businessId: string;
  statementId: string;
  /** Of the courier: a smaller difference is a charge. */
  tolerance: Poisha;
}

/** Adds up the classified lines of a statement, however many they are, in one statement of SQL. */
export async function voucherSums(tx: Tx | typeof db, { businessId, statementId, tolerance }: Summed): Promise<VoucherSums> {
  const isSmall = Prisma.sql`abs(${MISSING}) <= ${tolerance}`;
  const [sums] = await tx.$queryRaw<VoucherSums[]>`
    SELECT (${sumOf(Prisma.sql`l."deliveryPoisha" + l."returnPoisha" - ${disputedPart('excessDeliveryPoisha')} - ${disputedPart('excessReturnPoisha')}`, Prisma.sql`NOT ${IS_WITHOUT_ORDER}`)}
        + ${sumOf(MISSING, Prisma.sql`${IS_PAID} AND ${isSmall}`)})::bigint AS "charges",
      ${sumOf(Prisma.sql`l."codFeePoisha" - ${disputedPart('excessFeePoisha')}`, Prisma.sql`NOT ${IS_WITHOUT_ORDER}`)}::bigint AS "fees",
      ${sumOf(Prisma.sql`l."settledPoisha"`, IS_PAID)}::bigint AS "settled",
      (${sumOf(MISSING, Prisma.sql`${IS_PAID} AND NOT ${isSmall}`)} - ${sumOf(Prisma.sql`l."netPoisha"`, IS_WITHOUT_ORDER)}
        - ${sumOf(Prisma.sql`l."adjustPoisha"`, IS_PAID)} + ${sumOf(DISPUTED_CHARGES, IS_PAID)})::bigint AS "disputed",
      ${sumOf(Prisma.sql`l."claimPoisha"`, IS_COMPENSATED)}::bigint AS "claims",
      ${sumOf(Prisma.sql`l."collectedPoisha" + l."adjustPoisha" - l."claimPoisha"`, IS_COMPENSATED)}::bigint AS "income",
      ${sumOf(Prisma.sql`l."accruedPoisha"`, Prisma.sql`NOT ${IS_WITHOUT_ORDER}`)}::bigint AS "accrued"
    FROM "StatementLine" l
    WHERE l."businessId" = ${businessId}::uuid AND l."statementId" = ${statementId}::uuid AND l."result" NOT IN ('EXPECTED_MISSING', 'WAITING')`;
  return sums!;
}
