import { graphql } from 'react-relay/hooks';
import type { useOrderFilterValuesQuery } from '../../__generated__/useOrderFilterValuesQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';
import type { FilterName } from './orderFilters.tsx';

const query = graphql`
  query useOrderFilterValuesQuery {
    orderFilterValues {
      couriers
      districts
      sources
      tags
      skus
    }
  }
`;

const FIELDS = { courier: 'couriers', district: 'districts', source: 'sources', tag: 'tags', sku: 'skus' } as const;

export type ValueFilter = keyof typeof FIELDS;

export const isValueFilter = (name: FilterName): name is ValueFilter => Object.hasOwn(FIELDS, name);

/** The values that orders can be filtered by; none until they are there: then the value is typed. */
export function useOrderFilterValues(): Record<ValueFilter, readonly string[]> {
  const { data } = useSecondaryQuery<useOrderFilterValuesQuery>(query, {});
  const of = (name: ValueFilter) => data?.orderFilterValues[FIELDS[name]] ?? [];
  return { courier: of('courier'), district: of('district'), source: of('source'), tag: of('tag'), sku: of('sku') };
}
