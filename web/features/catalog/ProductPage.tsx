import { Archive, ArchiveRestore, Barcode, Pencil, Store, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay } from '../../../schema/rules/format.ts';
import type { ProductPage_product$key } from '../../__generated__/ProductPage_product.graphql.ts';
import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { useCan } from '../../shell/usePermissions.ts';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toast } from '../../ui/toast.tsx';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { RecordTasks } from '../tasks/lazyRecordTasks.ts';
import { productRoute } from './catalogRoutes.ts';
import { ProductImages } from './components/ProductImages.tsx';
import { ProductCosts } from './components/ProductCosts.tsx';
import { ProductMovements } from './components/ProductMovements.tsx';
import { ProductParts } from './components/ProductParts.tsx';
import { ProductPlaces } from './components/ProductPlaces.tsx';
import { ProductSales } from './components/ProductSales.tsx';
import { ProductVariants } from './components/ProductVariants.tsx';
import { useArchiveProduct } from './mutations/useArchiveProduct.ts';
import { useDeleteProduct } from './mutations/useDeleteProduct.ts';
import { useRestoreProduct } from './mutations/useRestoreProduct.ts';

const AddToShopsDialog = lazyPart(() => import('./components/AddToShopsDialog.tsx'), 'AddToShopsDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const productPageQuery = graphql`
  query ProductPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on Product {
        ...ProductPage_product
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
  const { node } = useRouteQuery<ProductPageQuery>(productPageQuery, productRoute.useLoaderData());
  if (node?.__typename !== 'Product') return <NotFoundPage />;
  return <ProductDetail product={node} />;
}

function ProductDetail({ product: key }: { product: ProductPage_product$key }) {
  const { t } = useTranslation();
  const canSync = useCan('ADMIN');
  const product = useFragment(
    graphql`
      fragment ProductPage_product on Product {
        id
        name
        version
        description
        status
        createdAt
        allowsPreorder
        category {
          id
          name
        }
        brand {
          id
          name
        }
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
        ...ProductImages_product
        ...ProductVariants_product
        ...ProductMovements_product
        ...ProductPlaces_product
        ...ProductParts_product
        ...ProductSales_product
        ...ProductCosts_product
      }
    `,
    key,
  );
  const { id, name, version, description, status, createdAt, timeline, category, brand, allowsPreorder } = product;
  const navigate = useNavigateWhileShown();
  const [isSelling, setSelling] = useState(false);
  const [isArchiving, setArchiving] = useState(false);
  const { archiveProduct, isInFlight } = useArchiveProduct();
  const [isDeleting, setDeleting] = useState(false);
  const { deleteProduct, isInFlight: isBeingDeleted } = useDeleteProduct();
  const { restoreProduct } = useRestoreProduct();
  const refresh = useRefresh<ProductPageQuery>(productPageQuery, { id });
  useHotkeys([
    { code: 'KeyE', label: t('Edit'), run: () => void navigate({ to: '/product/product-list/$id/edit', params: { id } }) },
  ]);

  async function archive() {
    const outcome = await archiveProduct(id);
    setArchiving(false);
    if (outcome.ok) toast.success(t('{{name}} is archived', { name }));
    else toastProblem(outcome.problem);
  }

  async function remove() {
    const outcome = await deleteProduct({ id, version });
    setDeleting(false);
    if (outcome.ok) {
      toast.success(t('{{name}} is removed', { name }));
      return navigate({ to: '/product/product-list', replace: true });
    }
    toastProblem(outcome.problem);
    // Somebody else may have changed it: without reading it again, each further try would be refused.
    void refresh();
    if (outcome.problem.reason === 'PRODUCT_IN_USE' && status === 'ACTIVE') setArchiving(true);
  }

  async function restore() {
    const outcome = await restoreProduct(id);
    if (outcome.ok) toast.success(t('{{name}} is offered again', { name }));
    else toastProblem(outcome.problem);
  }

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
      marks={status !== 'ACTIVE' && <StatusBadge status={status} />}
      note={t('Added {{day}}', { day: formatDay(createdAt) })}
      menu={[
        {
          id: 'labels',
          icon: Barcode,
          label: t('Barcode labels'),
          onAction: () => void navigate({ to: '/product/labels', search: { ids: id } }),
        },
        ...(canSync && status === 'ACTIVE'
          ? [{ id: 'shops', icon: Store, label: t('Add to web shops'), onAction: () => setSelling(true) }]
          : []),
        status === 'ACTIVE'
          ? { id: 'archive', icon: Archive, label: t('Archive'), onAction: () => setArchiving(true) }
          : { id: 'restore', icon: ArchiveRestore, label: t('Restore'), onAction: () => void restore() },
        { id: 'delete', icon: Trash2, label: t('Remove'), onAction: () => setDeleting(true) },
      ]}
      actions={
        <LinkButton to={`/product/product-list/${id}/edit`} icon={Pencil} variant="primary" kbd="E">
          {t('Edit')}
        </LinkButton>
      }
      aside={
        <>
          <ProductImages product={product} />
          <Card title={t('Catalogue')}>
            <DescriptionList
              layout="facts"
              items={[
                {
                  id: 'category',
                  term: t('Category'),
                  value: category ? (
                    <TextLink to="/product/product-list" search={{ category: category.id }}>{category.name}</TextLink>
                  ) : t('None'),
                },
                {
                  id: 'brand',
                  term: t('Brand'),
                  value: brand ? (
                    <TextLink to="/product/product-list" search={{ brand: brand.id }}>{brand.name}</TextLink>
                  ) : t('None'),
                },
                ...(allowsPreorder ? [{ id: 'preorder', term: t('Preorder'), value: t('May be preordered') }] : []),
              ]}
            />
          </Card>
          <ProductSales product={product} />
          {description && (
            <Card title={t('Description')}>
              <Description>{description}</Description>
            </Card>
          )}
          <RecordTasks kind="PRODUCT" id={id} />
          <AuditTimeline of={id} timeline={timeline} />
        </>
      }
    >
      <ProductVariants product={product} />
      <ProductParts product={product} />
      <ProductPlaces product={product} />
      <ProductMovements product={product} productId={id} />
      <ProductCosts product={product} />
      {isSelling && <AddToShopsDialog selection={{ products: [id], count: 1 }} onClose={() => setSelling(false)} />}
      <ConfirmDialog
        title={t('Archive {{name}}?', { name })}
        confirmLabel={t('Archive')}
        isOpen={isArchiving}
        isPending={isInFlight}
        onClose={() => setArchiving(false)}
        onConfirm={() => void archive()}
      >
        {t('It is no longer offered and no longer counts against the package. Its stock, orders and history stay.')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('Remove {{name}}?', { name })}
        confirmLabel={t('Remove')}
        isOpen={isDeleting}
        isPending={isBeingDeleted}
        isDanger
        onClose={() => setDeleting(false)}
        onConfirm={() => void remove()}
      >
        {t('For a product that was entered by mistake. One that was counted, bought or sold can only be archived.')}
      </ConfirmDialog>
    </RecordScreen>
  );
}
