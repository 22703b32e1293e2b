interface CategoryFacts {
  readonly id: string;
  readonly name: string;
  readonly parent: { readonly id: string } | null | undefined;
}

export interface CategoryRow<Category> {
  id: string;
  category: Category;
  /** Depth in the tree, 0 at the top. */
  level: number;
  /** Names from the top: 'Clothing / Sarees'. */
  path: string;
  parentId: string | null;
  /** The ids of its siblings in their order, its own included. */
  siblings: readonly string[];
}

const TOP = '';

/** Flattens the tree: each category stands before its children. */
export function categoryRows<Category extends CategoryFacts>(categories: readonly Category[]): CategoryRow<Category>[] {
  const byParent = Map.groupBy(categories, ({ parent }) => parent?.id ?? TOP);
  const rows: CategoryRow<Category>[] = [];
  function add(parentId: string, level: number, before: string): void {
    const children = byParent.get(parentId) ?? [];
    const siblings = children.map(({ id }) => id);
    for (const category of children) {
      const path = before ? `${before} / ${category.name}` : category.name;
      rows.push({ id: category.id, category, level, path, parentId: parentId || null, siblings });
      add(category.id, level + 1, path);
    }
  }
  add(TOP, 0, '');
  return rows;
}

/** How many products stand in the category of a row or below it: as many as the product list shows for it. */
export function productsIn(
  rows: readonly Pick<CategoryRow<{ readonly productCount: number }>, 'id' | 'level' | 'category'>[], id: string,
): number {
  const at = rows.findIndex((row) => row.id === id);
  const end = rows.findIndex(({ level }, index) => index > at && level <= rows[at]!.level);
  return rows.slice(at, end < 0 ? undefined : end).reduce((sum, { category }) => sum + category.productCount, 0);
}
