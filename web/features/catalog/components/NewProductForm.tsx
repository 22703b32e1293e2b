import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CategoryBrandFields_query$key } from '../../../__generated__/CategoryBrandFields_query.graphql.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCreateProduct } from '../mutations/useCreateProduct.ts';
import { createInput, emptyProduct } from '../productDraft.ts';
import { useProposedSku } from '../useProposedSku.ts';
import { ProductForm } from './ProductForm.tsx';

/** The form of a new product; opens the product's page after saving. */
export function NewProductForm({ query }: { query: CategoryBrandFields_query$key }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { createProduct } = useCreateProduct();
  const form = useCommandForm({
    saved: emptyProduct,
    save: (product) => createProduct(createInput(product)),
    onSaved: ({ id }, { name }) => {
      toast.success(t('{{name}} is added', { name: name.trim() }));
      void navigate({ to: '/product/product-list/$id', params: { id }, replace: true });
    },
  });
  useProposedSku(form);
  return (
    <ProductForm form={form} query={query}>
      <LinkButton to="/product/product-list">{t('Go back')}</LinkButton>
      <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
        {t('Add product')}
      </Button>
    </ProductForm>
  );
}
