import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useShelfFilters_query$key } from '../../__generated__/useShelfFilters_query.graphql.ts';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Select } from '../../ui/Select.tsx';
import { categoryRows } from './categoryTree.ts';
import type { ProductSearch } from './productSearch.ts';

/** The filters of the product list that choose a category or a brand, and the categories there are. */
export function useShelfFilters(
  key: useShelfFilters_query$key,
  search: ProductSearch,
  change: (patch: Partial<ProductSearch>) => void,
): { filters: FilterDefinition[]; categories: readonly { id: string; label: string }[] } {
  const { t } = useTranslation();
  const { categories, brands } = useFragment(
    graphql`
      fragment useShelfFilters_query on Query {
        categories {
          id
          name
          parent {
            id
          }
        }
        brands {
          id
          name
        }
      }
    `,
    key,
  );
  const shelves = {
    category: categoryRows(categories).map(({ id, path }) => ({ id, label: path })),
    brand: brands.map(({ id, name }) => ({ id, label: name })),
  };
  const filter = (id: keyof typeof shelves, label: string): FilterDefinition => ({
    id,
    label,
    valueText: search[id] && (shelves[id].find((shelf) => shelf.id === search[id])?.label ?? t('Removed')),
    renderEditor: (close) => (
      <Select
        label={label}
        options={shelves[id]}
        value={search[id] ?? null}
        placeholder={t('Choose one')}
        onChange={(chosen) => {
          change({ [id]: chosen });
          close();
        }}
      />
    ),
    onClear: () => change({ [id]: undefined }),
  });
  const filters = [
    ...(shelves.category.length > 0 || search.category ? [filter('category', t('Category'))] : []),
    ...(shelves.brand.length > 0 || search.brand ? [filter('brand', t('Brand'))] : []),
  ];
  return { filters, categories: shelves.category };
}
