import { graphql } from 'react-relay/hooks';
import type { useOrderFilterValuesQuery } from '../../__generated__/useOrderFilterValuesQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';

const query = graphql`
  query useOrderFilterValuesQuery {
    orderFilterValues {
      couriers
      districts
      sources
      tags
      skus
      cancelReasons
      returnReasons
    }
  }
`;

const FIELDS = { courier: 'couriers', district: 'districts', source: 'sources', tag: 'tags', sku: 'skus', cancelReason: 'cancelReasons', returnReason: 'returnReasons' } as const;

export type ValueFilter = keyof typeof FIELDS;

export const isValueFilter = (name: string): name is ValueFilter => Object.hasOwn(FIELDS, name);

/** The values that orders can be filtered by; none until they are there: then the value is typed. */
export function useOrderFilterValues(): Record<ValueFilter, readonly string[]> {
  const { data } = useSecondaryQuery<useOrderFilterValuesQuery>(query, {});
  const of = (name: ValueFilter) => data?.orderFilterValues[FIELDS[name]] ?? [];
  return { courier: of('courier'), district: of('district'), source: of('source'), tag: of('tag'), sku: of('sku'), cancelReason: of('cancelReason'), returnReason: of('returnReason') };
}
