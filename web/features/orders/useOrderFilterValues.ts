import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useOrderFilterValuesQuery } from '../../__generated__/useOrderFilterValuesQuery.graphql.ts';
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

type Values = useOrderFilterValuesQuery['response']['orderFilterValues'];

/** The values that orders can be filtered by; none until they are there. */
export function useOrderFilterValues(): Record<ValueFilter, readonly string[]> {
  const environment = useRelayEnvironment();
  const [values, setValues] = useState<Values | null>(null);
  useEffect(() => {
    const request = fetchQuery<useOrderFilterValuesQuery>(environment, query, {}).subscribe({
      next: (data) => setValues(data.orderFilterValues),
      // Without them the value is typed.
      error: () => setValues(null),
    });
    return () => request.unsubscribe();
  }, [environment]);
  const of = (name: ValueFilter) => values?.[FIELDS[name]] ?? [];
  return { courier: of('courier'), district: of('district'), source: of('source'), tag: of('tag'), sku: of('sku') };
}
