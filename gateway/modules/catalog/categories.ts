import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockName } from '../../db/lock-name.ts';
import { NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import { plainName } from '../../list-query/like-text.ts';
import type { Session } from '../../session/session.ts';
import { closeToProducts, handOverProducts } from './hand-over-products.ts';

const MAX_CATEGORIES = 1_000;
export const MAX_LEVELS = 5;

/** All categories of the business, siblings in their chosen order. */
export const categoriesOf = ({ businessId }: Session) =>
  ({ where: { businessId }, orderBy: [{ position: 'asc' }, { id: 'asc' }], take: MAX_CATEGORIES }) satisfies Prisma.CategoryFindManyArgs;

interface Node {
  id: string;
  parentId: string | null;
  name: string;
}

/**
 * Reads the tree and locks it: a move depends on all ancestors and descendants. An advisory lock, because locking the
 * row of the business would block every order.
 */
async function lockTree(tx: Tx, businessId: string): Promise<Node[]> {
  await lockName(tx, `categories:${businessId}`);
  return tx.category.findMany({
    where: { businessId }, select: { id: true, parentId: true, name: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/** The ids of a category and all its descendants. */
function branchOf(tree: readonly Node[], id: string): Set<string> {
  const found = new Set([id]);
  // Iterating over a set also visits the elements that are added meanwhile.
  for (const parent of found) for (const node of tree) if (node.parentId === parent) found.add(node.id);
  return found;
}

function levelOf(tree: readonly Node[], id: string | null): number {
  let level = 0;
  for (let at = id; at !== null; at = tree.find((node) => node.id === at)?.parentId ?? null) level += 1;
  return level;
}

function heightOf(tree: readonly Node[], id: string): number {
  const children = tree.filter((node) => node.parentId === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(tree, child.id)));
}

const hasName = (nodes: readonly Node[], name: string) => nodes.some((node) => plainName(node.name) === plainName(name));

function assertFree(tree: readonly Node[], { name, parentId, except }: { name: string; parentId: string | null; except?: string }): void {
  const siblings = tree.filter((node) => node.id !== except && node.parentId === parentId);
  if (hasName(siblings, name)) throw new ValidationError(msg('{{name}} is there already', { name }), [{ field: 'name', message: 'There already' }]);
}

const assertKnown = (tree: readonly Node[], id: string) => {
  if (!tree.some((node) => node.id === id)) throw new NotFoundError('Category');
};

function assertDepth(levels: number): void {
  if (levels > MAX_LEVELS) throw new PreconditionError('TOO_DEEP', msg('Categories go {{levels}} levels deep', { levels: MAX_LEVELS }));
}

/** Puts siblings in this order. */
const place = (tx: Tx, businessId: string, siblings: readonly string[]) => tx.$executeRaw`
  UPDATE "Category" c SET "position" = o."place"::int - 1
  FROM unnest(${siblings}::uuid[]) WITH ORDINALITY AS o ("id", "place")
  WHERE c."businessId" = ${businessId}::uuid AND c."id" = o."id"`;

export const createCategory = defineCommand({
  name: 'catalog.createCategory',
  permission: 'product',
  input: z.object({ name: requiredText(80), parent: idOf('Category').optional().describe('The top when left out.') }),
  run: async ({ tx, session, audit }, { name, parent = null }) => {
    const { businessId } = session;
    const tree = await lockTree(tx, businessId);
    if (tree.length >= MAX_CATEGORIES) throw new PreconditionError('TOO_MANY', msg('At most {{limit}} categories', { limit: MAX_CATEGORIES }));
    if (parent) assertKnown(tree, parent);
    assertFree(tree, { name, parentId: parent });
    assertDepth(levelOf(tree, parent) + 1);
    const id = uuidv7();
    const position = tree.filter(({ parentId }) => parentId === parent).length;
    await tx.category.create({ data: { businessId, id, name, parentId: parent, position }, select: { id: true } });
    await audit({ entity: ['Category', id], summary: msg('Added the category {{name}}', { name }), after: { name, parentId: parent } });
    return { id };
  },
});

export const renameCategory = defineCommand({
  name: 'catalog.renameCategory',
  permission: 'product',
  input: z.object({ id: idOf('Category'), version: version(), name: requiredText(80) }),
  run: async ({ tx, session, audit }, { id, version: read, name }) => {
    const { businessId } = session;
    const tree = await lockTree(tx, businessId);
    await lockRow(tx, 'Category', businessId, id, read);
    const { name: before, parentId } = tree.find((node) => node.id === id)!;
    assertFree(tree, { name, parentId, except: id });
    await tx.category.update({
      where: { businessId_id: { businessId, id } }, data: { name, version: { increment: 1 } }, select: { id: true },
    });
    await audit({ entity: ['Category', id], summary: msg('Renamed {{before}} to {{name}}', { before, name }), before: { name: before }, after: { name } });
    return { id };
  },
});

/** Moves a category with its descendants below another one or to the top: before a given sibling, or last. */
export const moveCategory = defineCommand({
  name: 'catalog.moveCategory',
  permission: 'product',
  input: z.object({
    id: idOf('Category'),
    parent: idOf('Category').optional().describe('The top when left out.'),
    before: idOf('Category').optional().describe('The sibling to stand before; last when left out.'),
  }),
  run: async ({ tx, session, audit }, { id, parent = null, before }) => {
    const { businessId } = session;
    const tree = await lockTree(tx, businessId);
    const moved = tree.find((node) => node.id === id);
    if (!moved) throw new NotFoundError('Category');
    for (const other of [parent, before]) if (other) assertKnown(tree, other);
    if (parent && branchOf(tree, id).has(parent)) {
      throw new ValidationError('A category cannot stand below itself', [{ field: 'parent', message: 'Below itself' }]);
    }
    assertFree(tree, { name: moved.name, parentId: parent, except: id });
    assertDepth(levelOf(tree, parent) + heightOf(tree, id));
    const siblings = tree.filter((node) => node.parentId === parent && node.id !== id).map((node) => node.id);
    const at = before ? siblings.indexOf(before) : -1;
    siblings.splice(at < 0 ? siblings.length : at, 0, id);
    await tx.category.update({
      where: { businessId_id: { businessId, id } }, data: { parentId: parent, version: { increment: 1 } }, select: { id: true },
    });
    await place(tx, businessId, siblings);
    const target = tree.find((node) => node.id === parent)?.name ?? msg('the top');
    await audit({
      entity: ['Category', id], summary: msg('Moved {{name}} to {{target}}', { name: moved.name, target }),
      before: { parentId: moved.parentId }, after: { parentId: parent },
    });
    return { id };
  },
});

/**
 * Removes a category; its products and child categories move to another one. Merging two categories is the same command.
 * An empty category needs no target.
 */
export const removeCategory = defineCommand({
  name: 'catalog.removeCategory',
  permission: 'product',
  input: z.object({
    id: idOf('Category'),
    into: idOf('Category').optional().describe('Takes its products and the categories below it.'),
  }),
  run: async (context, { id, into }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const tree = await lockTree(tx, businessId);
    const removed = tree.find((node) => node.id === id);
    if (!removed) throw new NotFoundError('Category');
    const target = into ? tree.find((node) => node.id === into) : undefined;
    if (into && !target) throw new NotFoundError('Category');
    if (into && branchOf(tree, id).has(into)) {
      throw new ValidationError('Choose a category outside of it', [{ field: 'into', message: 'Outside of it' }]);
    }
    await assertEmptyOr(context, { id, into, tree });
    if (into) await adopt(context, { id, into, tree });
    await tx.category.delete({ where: { businessId_id: { businessId, id } }, select: { id: true } });
    const { name } = removed;
    const summary = target ? msg('Merged {{name}} into {{target}}', { name, target: target.name }) : msg('Removed the category {{name}}', { name });
    await audit({ entity: ['Category', into ?? id], summary, before: removed });
    return { id };
  },
});

interface Removal {
  id: string;
  into?: string;
  tree: readonly Node[];
}

async function assertEmptyOr({ tx, session: { businessId } }: CommandContext, { id, into, tree }: Removal): Promise<void> {
  if (into) return;
  await closeToProducts(tx, businessId, 'Category', id);
  const products = await tx.product.count({ where: { businessId, categoryId: id } });
  const children = tree.filter(({ parentId }) => parentId === id).length;
  if (products + children === 0) return;
  throw new ValidationError('Say where its products and categories go', [{ field: 'into', message: 'Choose a category' }]);
}

/** Puts what stands below the removed category last below the other one. */
async function adopt({ tx, session: { businessId } }: CommandContext, { id, into, tree }: Removal & { into: string }): Promise<void> {
  const children = tree.filter(({ parentId }) => parentId === id);
  const siblings = tree.filter((node) => node.parentId === into && node.id !== id);
  for (const { name } of children) {
    if (!hasName(siblings, name)) continue;
    const target = tree.find((node) => node.id === into)!.name;
    throw new ValidationError(msg('{{name}} stands below {{target}} already: merge these two first', { name, target }), [{ field: 'into', message: 'There already' }]);
  }
  for (const child of children) assertDepth(levelOf(tree, into) + heightOf(tree, child.id));
  await handOverProducts(tx, businessId, 'Category', { id, into });
  // A child may have the name of the category that goes.
  await tx.category.update({ where: { businessId_id: { businessId, id } }, data: { name: id }, select: { id: true } });
  await tx.category.updateMany({ where: { businessId, parentId: id }, data: { parentId: into, version: { increment: 1 } } });
  await place(tx, businessId, [...siblings, ...children].map((node) => node.id));
}
