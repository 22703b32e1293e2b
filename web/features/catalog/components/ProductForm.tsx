import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MAX_PRODUCT_IMAGES } from '../../../../schema/rules/files.ts';
import type { CategoryBrandFields_query$key } from '../../../__generated__/CategoryBrandFields_query.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormSwitch, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm as Draft } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PhotoFields } from '../../files/PhotoFields.tsx';
import { skusWithoutCost, valuesOf } from '../productDraft.ts';
import type { ProductDraft } from '../productDraft.ts';
import { combinationNames, variantGrid } from '../variantGrid.ts';
import { OptionFields } from './OptionFields.tsx';
import { CategoryBrandFields } from './CategoryBrandFields.tsx';
import { VariantRows } from './VariantRows.tsx';

/** Loaded on demand with its product search, because few products are bundles. */
const BundleParts = lazyPart(() => import('./BundleParts.tsx'), 'BundleParts');

/** Two columns where they fit. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
  gap: 16px 32px;
  align-items: start;
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

interface ProductFormProps {
  form: Draft<ProductDraft>;
  query: CategoryBrandFields_query$key;
  /** Where it is sold too; not for bundles. */
  shops?: ReactNode;
  /** The cancel link and the save button. */
  children: ReactNode;
}

/** All fields of a product, new or existing, saved together. */
export function ProductForm({ form, query, shops, children }: ProductFormProps) {
  const { t } = useTranslation();
  const isBundle = useWatch({ control: form.control, name: 'isBundle' });
  const images = useWatch({ control: form.control, name: 'images' });
  const isSaved = useWatch({ control: form.control, name: 'variants', compute: (rows) => rows.some(({ variantId }) => variantId) });
  const [freeSkus, setFreeSkus] = useState<readonly string[]>([]);
  const [made, setMade] = useState(() => combinationNames(form.values().options));

  /** Refuses options that would be lost: without a name, or without variants. Returns whether there are any. */
  function refuseOptions({ options }: ProductDraft): boolean {
    const nameless = options.findIndex((option) => option.name.trim() === '' && valuesOf(option).length > 0);
    const last = options.findLastIndex((option) => valuesOf(option).length > 0);
    if (nameless !== -1) form.refuse(`options.${nameless}.name`, t('Name the option'));
    else if (!combinationNames(options).every((name) => made.includes(name))) form.refuse(`options.${last}.values`, t('Make the variants first, or remove the option'));
    else return false;
    return true;
  }

  function submit() {
    const draft = form.values();
    const skus = skusWithoutCost(draft);
    if (draft.isBundle && draft.parts.length === 0) return form.refuse('parts', t('A bundle has at least one part'));
    if (!draft.isBundle && refuseOptions(draft)) return undefined;
    if (skus.length > 0) setFreeSkus(skus);
    else void form.submit();
  }

  return (
    <>
      <CommandForm form={form} onSubmit={submit}>
        <Card>
          <Columns>
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
            <Stack>
              <CategoryBrandFields form={form} query={query} />
              <FormSwitch
                form={form}
                name="allowsPreorder"
                label={t('May be preordered')}
                description={t('Orders are taken while it is not on hand.')}
              />
              {!isSaved && (
                <FormSwitch
                  form={form}
                  name="isBundle"
                  label={t('Bundle of other products')}
                  description={t('Sold for one price, and made of what is counted by itself: a gift set.')}
                />
              )}
            </Stack>
          </Columns>
        </Card>
        {isBundle ? (
          <BundleParts form={form} />
        ) : (
          <OptionFields
            form={form}
            made={made}
            onGenerate={() => {
              form.clearProblem();
              setMade(combinationNames(form.values().options));
              form.change('variants', variantGrid(form.values()));
            }}
          />
        )}
        <VariantRows form={form} isBundle={isBundle} />
        {!isSaved && (
          <PhotoFields
            purpose="product-image"
            title={t('Pictures')}
            addLabel={t('Add pictures')}
            most={MAX_PRODUCT_IMAGES}
            value={images}
            onChange={(taken) => form.change('images', taken)}
          />
        )}
        {!isBundle && shops}
        <End>{children}</End>
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
