import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useCategoryBrandFilters_query$key } from '../../__generated__/useCategoryBrandFilters_query.graphql.ts';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Select } from '../../ui/Select.tsx';
import { categoryRows } from './categoryTree.ts';
import type { ProductSearch } from './productSearch.ts';

type Chosen = Pick<ProductSearch, 'category' | 'brand'>;

/** The category and brand filters of a list of products, and the list of categories. */
export function useCategoryBrandFilters(
  key: useCategoryBrandFilters_query$key,
  search: Chosen,
  change: (patch: Chosen) => void,
): { filters: FilterDefinition[]; categories: readonly { id: string; label: string }[] } {
  const { t } = useTranslation();
  const { categories, brands } = useFragment(
    graphql`
      fragment useCategoryBrandFilters_query on Query {
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
  const options = {
    category: categoryRows(categories).map(({ id, path }) => ({ id, label: path })),
    brand: brands.map(({ id, name }) => ({ id, label: name })),
  };
  const filter = (id: keyof typeof options, label: string): FilterDefinition => ({
    id,
    label,
    valueText: search[id] && (options[id].find((option) => option.id === search[id])?.label ?? t('Removed')),
    renderEditor: (close) => (
      <Select
        label={label}
        options={options[id]}
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
    ...(options.category.length > 0 || search.category ? [filter('category', t('Category'))] : []),
    ...(options.brand.length > 0 || search.brand ? [filter('brand', t('Brand'))] : []),
  ];
  return { filters, categories: options.category };
}
