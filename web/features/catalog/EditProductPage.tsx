import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  EditProductPage_product$data,
  EditProductPage_product$key,
} from '../../__generated__/EditProductPage_product.graphql.ts';
import type { EditProductPageQuery } from '../../__generated__/EditProductPageQuery.graphql.ts';
import type { CategoryBrandFields_query$key } from '../../__generated__/CategoryBrandFields_query.graphql.ts';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { toast } from '../../ui/toast.tsx';
import { editProductRoute } from './catalogRoutes.ts';
import { ProductForm } from './components/ProductForm.tsx';
import { useUpdateProduct } from './mutations/useUpdateProduct.ts';
import { emptyVariant, updateInput } from './productDraft.ts';
import type { ProductDraft } from './productDraft.ts';
import { soldFor } from './productLookup.ts';

const editProductPageQuery = graphql`
  query EditProductPageQuery($id: ID!) @preloadable {
    ...CategoryBrandFields_query
    node(id: $id) {
      __typename
      ... on Product {
        ...EditProductPage_product
      }
    }
  }
`;

/** The form of an existing product: `/product/product-list/$id/edit`. */
export function EditProductPage() {
  const data = useRouteQuery<EditProductPageQuery>(editProductPageQuery, editProductRoute.useLoaderData());
  if (data.node?.__typename !== 'Product') return <NotFoundPage />;
  return <EditForm product={data.node} query={data} />;
}

/** The saved product as the form's draft. */
function draftOf(product: EditProductPage_product$data): ProductDraft {
  const { name, description, category, brand, allowsPreorder, options, variants } = product;
  return {
    name, description, allowsPreorder,
    category: category?.id ?? '',
    brand: brand?.id ?? '',
    options: options.map((option) => ({ name: option.name, values: option.values.join(', ') })),
    variants: variants.map((variant) => ({
      ...emptyVariant(), variantId: variant.id, name: variant.name, sku: variant.sku, barcode: variant.barcode ?? '',
      price: variant.price, salePrice: variant.salePrice ?? null, weightGrams: variant.weightGrams ?? null,
      lowStockLevel: variant.lowStockLevel ?? null,
    })),
    isBundle: variants.some(({ isBundle }) => isBundle),
    parts: variants.flatMap(({ bundleParts }) => bundleParts.map(({ quantity, part }) => ({
      variantId: part.id, title: part.title, sku: part.sku, price: soldFor(part), pictureUrl: part.pictureUrl ?? null, quantity,
    }))),
    images: [],
  };
}

function EditForm({ product: key, query }: { product: EditProductPage_product$key; query: CategoryBrandFields_query$key }) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { updateProduct } = useUpdateProduct();
  const product = useFragment(
    graphql`
      fragment EditProductPage_product on Product {
        id
        version
        name
        description
        allowsPreorder
        category {
          id
        }
        brand {
          id
        }
        options {
          name
          values
        }
        variants {
          id
          name
          sku
          barcode
          price
          salePrice
          weightGrams
          lowStockLevel
          isBundle
          bundleParts {
            quantity
            part {
              id
              title
              sku
              price
              salePrice
              pictureUrl
            }
          }
        }
      }
    `,
    key,
  );
  const { id, version, name } = product;
  const form = useCommandForm({
    saved: useMemo(() => draftOf(product), [product]),
    save: (draft) => updateProduct(updateInput(id, version, draft)),
    onSaved: () => {
      toast.success(t('Product saved'));
      return navigate({ to: '/product/product-list/$id', params: { id }, replace: true });
    },
  });
  return (
    <>
      <PageHeader
        back={<IconLink to={`/product/product-list/${id}`} icon={ArrowLeft} label={t('Back to the product')} />}
        title={t('Edit {{name}}', { name })}
      />
      <ProductForm form={form} query={query}>
        <LinkButton to={`/product/product-list/${id}`}>{t('Go back')}</LinkButton>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
          {t('Save product')}
        </Button>
      </ProductForm>
    </>
  );
}
