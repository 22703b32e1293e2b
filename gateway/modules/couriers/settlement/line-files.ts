import { z } from 'zod';
import { lineDecisions } from '../../../../schema/rules/line-decisions.ts';
import { MAX_LINE_FILES } from '../../../../schema/rules/files.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import type { StatementLine } from '../../../db/generated/client/client.ts';
import type { StatementStatus } from '../../../db/generated/client/enums.ts';
import { ConflictError, ForbiddenError, NotFoundError, PreconditionError } from '../../../errors.ts';
import { lockFiles } from '../../files/lock-files.ts';
import { hasOtherCash, IN_DISPUTE_OF, isCashDisputed, type DisputedOrder } from './cash-in-dispute.ts';
import { lockStatement } from './lock-statement.ts';
import { differenceOf } from './open-differences.ts';
import { isChargeOpen, overchargeOf, type Overcharged } from './overcharged.ts';

/** What `isDisputeOpen` needs beside the line. */
export const DISPUTED_WITH = {
  statement: { select: { status: true } }, order: { select: IN_DISPUTE_OF }, decision: { select: { kind: true } },
} as const;

type DisputedLine = Overcharged & Pick<StatementLine, 'result' | 'netPoisha' | 'adjustPoisha'> & {
  statement: { status: StatementStatus };
  order: DisputedOrder | null;
  decision: { kind: string } | null;
};

/** Whether there is something about the line to argue about: to decide in a draft, and in dispute once it is posted. */
export function isDisputeOpen(line: DisputedLine): boolean {
  const { result, statement: { status }, order, decision } = line;
  if (status === 'DRAFT') return differenceOf(line) !== 0n || lineDecisions({ result, isDisputable: overchargeOf(line) > 0n }).length > 0;
  if (status !== 'POSTED') return false;
  const isDifferenceOpen = differenceOf(line) !== 0n && (decision === null || decision.kind === 'DISPUTE');
  return (hasOtherCash(line) && isCashDisputed(order)) || isDifferenceOpen || isChargeOpen(line);
}

/** Replaces the evidence about a line, for as long as there is a dispute about it; for who may see it. */
export const setStatementLineFiles = defineCommand({
  name: 'couriers.setLineFiles',
  permission: 'deliveryMethod',
  input: z.object({
    lineId: idOf('StatementLine').describe('One with something to decide, or in dispute.'),
    files: z.array(idOf('StoredFile')).max(MAX_LINE_FILES)
      .describe('Pictures and PDFs, uploaded to /api/files/statement-file.'),
    seen: z.array(idOf('StoredFile')).max(MAX_LINE_FILES).optional()
      .describe('Those that it had when they were read: refused where somebody else has added or removed some since.'),
  }),
  run: async (context, { lineId: id, files, seen }) => {
    const { tx, session: { businessId, canSeeCharges }, audit } = context;
    // Somebody who cannot see the files would remove them without knowing.
    if (!canSeeCharges) throw new ForbiddenError('Only who sees what couriers take may change the evidence');
    const where = { businessId_id: { businessId, id } };
    const found = await tx.statementLine.findUnique({ where, select: { statementId: true } });
    if (!found) throw new NotFoundError('Line');
    const { statementId } = found;
    await lockStatement(context, statementId);
    const line = await tx.statementLine.findUniqueOrThrow({ where, include: { ...DISPUTED_WITH, files: { orderBy: { position: 'asc' }, select: { fileId: true } } } });
    if (!isDisputeOpen(line)) throw new PreconditionError('NOTHING_OPEN', 'Nothing of this line is open with the courier');
    const before = line.files.map(({ fileId }) => fileId);
    if (seen && (seen.length !== before.length || seen.some((one) => !before.includes(one)))) {
      throw new ConflictError('Somebody else has changed the evidence meanwhile, please reload');
    }
    const ids = [...new Set(files)];
    if (ids.length > 0) await lockFiles(tx, businessId, { ids, purpose: 'statement-file' });
    await tx.statementLineFile.deleteMany({ where: { businessId, lineId: id } });
    await tx.statementLineFile.createMany({ data: ids.map((fileId, position) => ({ businessId, lineId: id, fileId, position })) });
    await audit({
      entity: ['CourierStatement', statementId],
      summary: ids.length === 0
        ? msg('Removed the files of line {{line}}', { line: line.position })
        : msg('Line {{line}} has {{count}} files', { line: line.position, count: ids.length, defaultValue_one: 'Line {{line}} has {{count}} file' }),
      before: { files: before }, after: { files: ids },
    });
    return { id: statementId };
  },
});
