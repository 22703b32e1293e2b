import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryBrandFields_query$key } from '../../../__generated__/CategoryBrandFields_query.graphql.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAddProductsToShops } from '../mutations/useAddProductsToShops.ts';
import { useCreateProduct } from '../mutations/useCreateProduct.ts';
import { createInput, emptyProduct } from '../productDraft.ts';
import { useProposedSku } from '../useProposedSku.ts';
import { ProductForm } from './ProductForm.tsx';

const NewProductShops = lazyPart(() => import('./NewProductShops.tsx'), 'NewProductShops');

/** The form of a new product; opens the product's page after saving. */
export function NewProductForm({ query }: { query: CategoryBrandFields_query$key }) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const canSync = useCan('ADMIN');
  const { createProduct } = useCreateProduct();
  const { addProductsToShops } = useAddProductsToShops();
  const [siteIds, setSiteIds] = useState<readonly string[]>([]);
  const form = useCommandForm({
    saved: emptyProduct,
    save: (product) => createProduct(createInput(product)),
    onSaved: async ({ id }, { name, isBundle }) => {
      toast.success(t('{{name}} is added', { name: name.trim() }));
      if (siteIds.length > 0 && !isBundle) {
        const started = await addProductsToShops({ products: [id], siteIds });
        if (!started.ok) toastProblem(started.problem);
      }
      await navigate({ to: '/product/product-list/$id', params: { id }, replace: true });
    },
  });
  useProposedSku(form);
  return (
    <ProductForm form={form} query={query} shops={canSync && <NewProductShops value={siteIds} onChange={setSiteIds} />}>
      <LinkButton to="/product/product-list">{t('Go back')}</LinkButton>
      <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
        {t('Add product')}
      </Button>
    </ProductForm>
  );
}
