import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCreateProduct } from '../mutations/useCreateProduct.ts';
import { createInput, emptyProduct, skusWithoutCost } from '../newProduct.ts';
import { VariantRows } from './VariantRows.tsx';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 720px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** Name, description and variants of a new product, saved as a whole. */
export function NewProductForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { createProduct } = useCreateProduct();
  const [freeSkus, setFreeSkus] = useState<readonly string[]>([]);
  const form = useCommandForm({
    saved: emptyProduct,
    save: (product) => createProduct(createInput(product)),
    onSaved: ({ id }, { name }) => {
      toast.success(t('{{name}} is added', { name: name.trim() }));
      void navigate({ to: '/product/product-list/$id', params: { id }, replace: true });
    },
  });

  function submit() {
    const skus = skusWithoutCost(form.values());
    if (skus.length > 0) setFreeSkus(skus);
    else void form.submit();
  }

  return (
    <>
      <CommandForm form={form} onSubmit={submit}>
        <Card>
          <Stack>
            <FormTextField
              form={form}
              label={t('Product name')}
              name="name"
              validate={(text) => (text.trim() === '' ? t('Give the product a name') : null)}
              maxLength={200}
              autoComplete="off"
              isRequired
              autoFocus
            />
            <FormTextArea form={form} label={t('Description')} name="description" maxLength={5000} />
          </Stack>
        </Card>
        <VariantRows form={form} />
        <End>
          <LinkButton to="/product/product-list">{t('Go back')}</LinkButton>
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
            {t('Add product')}
          </Button>
        </End>
      </CommandForm>
      <ConfirmDialog
        title={t('Add stock that cost nothing?')}
        confirmLabel={t('Add without cost')}
        isOpen={freeSkus.length > 0}
        onClose={() => setFreeSkus([])}
        onConfirm={() => {
          setFreeSkus([]);
          void form.submit();
        }}
      >
        {t(
          'No cost is given for the opening stock of {{skus}}. Every sale of it will look like pure profit in the reports.',
          { skus: freeSkus.join(', ') },
        )}
      </ConfirmDialog>
    </>
  );
}
