import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay } from '../../../schema/rules/format.ts';
import type { ProductPage_product$key } from '../../__generated__/ProductPage_product.graphql.ts';
import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Card } from '../../ui/Card.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { productRoute } from './catalogRoutes.ts';
import { ProductImages } from './components/ProductImages.tsx';
import { ProductMovements } from './components/ProductMovements.tsx';
import { ProductVariants } from './components/ProductVariants.tsx';

const productPageQuery = graphql`
  query ProductPageQuery($id: ID!, $withCost: Boolean!) @preloadable {
    node(id: $id) {
      __typename
      ... on Product {
        ...ProductPage_product @arguments(withCost: $withCost)
      }
    }
  }
`;

const Description = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** One product: `/product/product-list/$id`. */
export function ProductPage() {
  const loaded = productRoute.useLoaderData();
  const { node } = useRouteQuery<ProductPageQuery>(productPageQuery, loaded);
  if (node?.__typename !== 'Product') return <NotFoundPage />;
  return <ProductDetail product={node} withCost={loaded.variables.withCost} />;
}

function ProductDetail({ product: key, withCost }: { product: ProductPage_product$key; withCost: boolean }) {
  const { t } = useTranslation();
  const product = useFragment(
    graphql`
      fragment ProductPage_product on Product @argumentDefinitions(withCost: { type: "Boolean!" }) {
        id
        name
        description
        status
        createdAt
        timeline(first: 100) {
          edges {
            node {
              ...AuditTimeline_entries
            }
          }
        }
        ...ProductImages_product
        ...ProductVariants_product @arguments(withCost: $withCost)
        ...ProductMovements_product
      }
    `,
    key,
  );
  const { id, name, description, status, createdAt, timeline } = product;
  return (
    <RecordScreen
      back={
        <RecordNav
          kind="product"
          id={id}
          fallback="/product/product-list"
          linkOf={(next) => ({ to: '/product/product-list/$id', params: { id: next } })}
          label={t('Back to products')}
        />
      }
      title={name}
      marks={<StatusBadge status={status} />}
      note={t('Added {{day}}', { day: formatDay(createdAt) })}
      aside={
        <>
          <ProductImages product={product} />
          {description && (
            <Card title={t('Description')}>
              <Description>{description}</Description>
            </Card>
          )}
          <AuditTimeline entries={timeline.edges.map(({ node }) => node)} />
        </>
      }
    >
      <ProductVariants product={product} withCost={withCost} />
      <ProductMovements product={product} />
    </RecordScreen>
  );
}
