import { useNavigate, useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SuperEditPageQuery } from '../../../__generated__/SuperEditPageQuery.graphql.ts';
import { knownSearch } from '../../../list/linkSearch.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Form } from '../../../ui/Form.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useIdleCode } from '../../../ui/useIdleCode.ts';
import type { SuperEditSearch } from './superEditSearch.ts';

// Fetched while somebody types the number.
const loadForm = () => import('./SuperEditForm.tsx');
const SuperEditForm = lazyPart(loadForm, 'SuperEditForm', {
  fallback: () => <Skeleton height={400} />, failed: (_props, retry) => <PartFailed onRetry={retry} />,
});

// Loaded on use: most numbers are those of one order.
const FoundOrders = lazyPart(() => import('./FoundOrders.tsx'), 'FoundOrders');

const superEditPageQuery = graphql`
  query SuperEditPageQuery($filter: OrdersFilter, $isAsked: Boolean!) @preloadable {
    orders(first: 10, filter: $filter) @include(if: $isAsked) {
      edges {
        node {
          id
          reference
          status
          shippingAddress {
            name
          }
          ...SuperEditForm_order
        }
      }
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Find = styled.div`
  max-width: 560px;
`;

interface SuperEditPageProps {
  loaded: PreloadedQuery<SuperEditPageQuery>;
}

/** Finds an order by number or tracking code, and edits it: `/ecom/super-edit`. */
export function SuperEditPage({ loaded }: SuperEditPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { find } = useSearch({ strict: false }) as SuperEditSearch;
  const { orders } = useRouteQuery<SuperEditPageQuery>(superEditPageQuery, loaded);
  const [typed, setTyped] = useState(find ?? '');
  // Back, and the choice of one of several, lead to another order: the field says the one that is looked for.
  const [lookedFor, setLookedFor] = useState(find);
  if (lookedFor !== find) {
    setLookedFor(find);
    setTyped(find ?? '');
  }
  useIdleCode(loadForm);
  const found = orders?.edges.map(({ node }) => node) ?? [];
  const exact = found.length === 1 ? found[0] : found.find(({ reference }) => reference === find);
  return (
    <Stack>
      <PageHeader title={t('Super Edit')} count={exact?.reference} marks={exact && <StatusBadge status={exact.status} />} />
      <Card>
        <Find>
          <Form hasSaveKey={false} onSubmit={() => void navigate({ to: '.', search: knownSearch({ find: typed.trim() || undefined }) })}>
            <TextField label={t('Order number or tracking code')} name="find" value={typed} onChange={setTyped} autoFocus={!exact} autoComplete="off" />
            <div>
              <Button type="submit" icon={Search}>
                {t('Find')}
              </Button>
            </div>
          </Form>
        </Find>
      </Card>
      {find && found.length === 0 && <EmptyState title={t('No order has this number or code')} />}
      {!exact && found.length > 0 && (
        <Card title={t('Which one?')}>
          <FoundOrders orders={found} />
        </Card>
      )}
      {exact && <SuperEditForm key={exact.id} order={exact} />}
    </Stack>
  );
}
