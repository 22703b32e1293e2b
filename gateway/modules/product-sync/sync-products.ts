import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { parseInput } from '../../commands/parse.ts';
import { db } from '../../db/client.ts';
import { beginning } from '../../db/storable.ts';
import { isRefusal, NotFoundError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { defineBulkKind, type EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { applySync } from './apply-sync.ts';
import { askLinesAgain } from '../web-orders/ask-lines-again.ts';
import { runImport } from './import-product.ts';
import { importProblem } from './import-plan.ts';
import { matchSite } from './match-site.ts';
import { planSync, type FieldDifference } from './plan-sync.ts';
import { syncPairs } from './sync-pairs.ts';

const syncRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('update'), siteId: z.uuid(), id: z.uuid() }),
  z.object({ kind: z.literal('import'), siteId: z.uuid(), wooProductId: z.int(), takesStock: z.boolean() }),
]);

/** Products of one site: matched ones are synchronised, others are imported. */
export const syncKind = defineBulkKind({
  name: 'product-sync.sync',
  permission: 'ADMIN',
  row: syncRow,
  outside: async (session, rows) => {
    const updates = rows.filter((row) => row.kind === 'update');
    const ended = updates.length > 0 ? await applySync(session, updates[0]!.siteId, updates.map(({ id }) => id)) : new Map<string, EndedRow>();
    const outcomes: EndedRow[] = [];
    for (const row of rows) outcomes.push(row.kind === 'update' ? ended.get(row.id)! : await importOne(session, row));
    return outcomes;
  },
});

async function importOne(session: Session, row: Extract<z.output<typeof syncRow>, { kind: 'import' }>): Promise<EndedRow> {
  try {
    return await runImport(session, row);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { status: 'FAILED', message: error.text };
  }
}

export interface PlannedSync {
  /** The id of the shop's product. */
  id: string;
  label: string;
  sku: string;
  action: 'UPDATE' | 'IMPORT';
  differences: FieldDifference[];
  /** Why it cannot be imported; empty when it can. */
  problem: string;
  input: z.input<typeof syncRow>;
}

export interface ProductSyncPreview {
  siteId: string;
  updates: number;
  imports: number;
  /** The number of products that cannot be imported. */
  problems: number;
  /** The number of matched products without a difference. */
  same: number;
  conflicts: number;
  rows: PlannedSync[];
  hasMore: boolean;
}

const SHOWN = 100;

/** Everything that a sync of a site would do now. Changes nothing. */
async function planOf(businessId: string, siteId: string, takesStock: boolean): Promise<{ rows: PlannedSync[]; same: number; conflicts: number }> {
  const site = await db.webSite.findUnique({
    where: { businessId_id: { businessId, id: siteId } },
    select: { priceSync: true, nameSync: true, pushesStock: true, conflictProducts: true },
  });
  if (!site) throw new NotFoundError('Web site');
  const pairs = await syncPairs(db, businessId, { siteId });
  const updates = pairs.map((pair): PlannedSync => ({
    id: pair.id, label: pair.label, sku: pair.sku, action: 'UPDATE', differences: planSync(pair, site), problem: '',
    input: { kind: 'update', siteId, id: pair.id },
  }));
  const different = updates.filter(({ differences }) => differences.length > 0);
  const imports = await importsOf(businessId, siteId, takesStock);
  return { rows: [...different, ...imports], same: updates.length - different.length, conflicts: site.conflictProducts };
}

/** Products of the shop with at least one variation that is not here; those that a person unlinked are left out. */
async function importsOf(businessId: string, siteId: string, takesStock: boolean): Promise<PlannedSync[]> {
  const wanted = await db.shopProduct.findMany({
    where: { businessId, siteId, match: 'UNMATCHED', matchedBy: null }, select: { wooProductId: true },
  });
  const rows = await db.shopProduct.findMany({
    where: { businessId, siteId, wooProductId: { in: [...new Set(wanted.map(({ wooProductId }) => wooProductId))] } },
    select: { id: true, wooProductId: true, name: true, sku: true, match: true, conflict: true },
    orderBy: [{ name: 'asc' }, { wooProductId: 'asc' }, { wooVariationId: 'asc' }],
  });
  return [...Map.groupBy(rows, ({ wooProductId }) => wooProductId)].map(([wooProductId, its]): PlannedSync => ({
    id: its[0]!.id, label: its[0]!.name, sku: beginning(its.map(({ sku }) => sku).filter(Boolean).join(', '), 200), action: 'IMPORT',
    differences: [], problem: importProblem(its) ?? '', input: { kind: 'import', siteId, wooProductId, takesStock },
  }));
}

/** Previews a sync, product by product. Changes nothing. */
export const previewProductSync = defineCommand({
  name: 'product-sync.preview',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite'),
    after: z.int().min(0).max(1_000_000).default(0).describe('So many of the products are left out, those that were answered before.'),
  }),
  run: async (context, { siteId }) => {
    // Matched again, because products may have been created here since the shop's were read.
    await matchSite(context, siteId);
    await askLinesAgain(context, siteId);
    return { siteId };
  },
});

export async function runPreview(session: Session, rawInput: unknown, options: ExecuteOptions): Promise<ProductSyncPreview> {
  const { siteId } = await execute(previewProductSync, session, rawInput, options);
  const { after } = parseInput(previewProductSync.input, rawInput);
  const { rows, same, conflicts } = await planOf(session.businessId, siteId, false);
  const updates = rows.filter(({ action }) => action === 'UPDATE').length;
  const problems = rows.filter(({ problem }) => problem !== '').length;
  return {
    siteId, updates, imports: rows.length - updates - problems, problems, same, conflicts,
    rows: rows.slice(after, after + SHOWN), hasMore: rows.length > after + SHOWN,
  };
}

type Rows = { label: string; input: object }[];

/** The rows were calculated before the transaction; each is compared again when it runs. */
const syncOf = (rows: Rows) => defineCommand({
  name: 'product-sync.start',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite'),
    updates: z.boolean().describe('Products that are here too are brought in step, by the directions of the site.'),
    imports: z.boolean().describe('Products that are not here are taken over.'),
    takesStock: z.boolean().default(false).describe('The pieces that the shop has of these are their opening stock.'),
  }),
  run: async (context, { siteId }) => {
    const { tx, session: { businessId } } = context;
    const { name } = await tx.webSite.findUniqueOrThrow({
      where: { businessId_id: { businessId, id: siteId } }, select: { name: true },
    });
    return startBulkJob(context, syncKind, { title: msg('Sync products of {{name}}', { name }), rows });
  },
});

/** Starts the previewed sync as a bulk job. Called by `startProductSync`. */
export const syncProducts = syncOf([]);

export async function startProductSync(session: Session, rawInput: unknown, options: ExecuteOptions): Promise<{ id: string }> {
  session.assertCan(syncProducts.permission);
  session.assertPackageActive();
  const { siteId, updates, imports, takesStock } = parseInput(syncProducts.input, rawInput);
  const { rows } = await planOf(session.businessId, siteId, takesStock);
  const wanted = rows.filter(({ action, problem }) => problem === '' && (action === 'UPDATE' ? updates : imports));
  if (updates) await agreeOnStock(session.businessId, siteId);
  const named = wanted.map(({ label, sku, input }) => ({ label: beginning(sku ? `${sku} ${label}` : label, 200), input }));
  return execute(syncOf(named), session, rawInput, options);
}

/** For products with equal stock on both sides nothing has to be synchronised; from now on their stock is pushed to the shop. */
async function agreeOnStock(businessId: string, siteId: string): Promise<void> {
  const pairs = await syncPairs(db, businessId, { siteId });
  const same = pairs.filter(({ stockQuantity, here }) => stockQuantity === here.stock).map(({ id }) => id);
  await db.$executeRaw`
    UPDATE "ShopProduct" p SET "pushesStock" = s."pushesStock" FROM "WebSite" s
    WHERE p."businessId" = ${businessId}::uuid AND p."id" = ANY(${same}::uuid[])
      AND s."businessId" = p."businessId" AND s."id" = p."siteId" AND p."pushesStock" <> s."pushesStock"`;
}
