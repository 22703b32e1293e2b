import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useCategoryBrandFilters_query$key } from '../../__generated__/useCategoryBrandFilters_query.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
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
  const choices = {
    category: categoryRows(categories).map(({ id, path }) => ({ id, name: path })),
    brand: brands,
  };
  const filter = (id: keyof typeof choices, label: string): FilterDefinition => choiceFilter({
    id, label, value: search[id], choices: choices[id], unknownName: t('Removed'), onChange: (chosen) => change({ [id]: chosen }),
  });
  const filters = [
    ...(choices.category.length > 0 || search.category ? [filter('category', t('Category'))] : []),
    ...(choices.brand.length > 0 || search.brand ? [filter('brand', t('Brand'))] : []),
  ];
  return { filters, categories: choices.category.map(({ id, name }) => ({ id, label: name })) };
}
