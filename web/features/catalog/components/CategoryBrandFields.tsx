import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CategoryBrandFields_query$key } from '../../../__generated__/CategoryBrandFields_query.graphql.ts';
import { FormSelect } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { FieldRow } from '../../../ui/Form.tsx';
import { categoryRows } from '../categoryTree.ts';
import type { ProductDraft } from '../productDraft.ts';

interface CategoryBrandFieldsProps {
  form: Pick<CommandForm<ProductDraft>, 'control'>;
  query: CategoryBrandFields_query$key;
}

/** The category and the brand of a product. */
export function CategoryBrandFields({ form, query }: CategoryBrandFieldsProps) {
  const { t } = useTranslation();
  const { categories, brands } = useFragment(
    graphql`
      fragment CategoryBrandFields_query on Query {
        categories {
          id
          name
          parent {
            id
          }
        }
        brands {
          id
          name
        }
      }
    `,
    query,
  );
  const shelves = categoryRows(categories).map(({ id, path }) => ({ id, label: path }));
  return (
    <FieldRow>
      <FormSelect
        form={form}
        name="category"
        label={t('Category')}
        options={[{ id: '', label: t('None') }, ...shelves]}
      />
      <FormSelect
        form={form}
        name="brand"
        label={t('Brand')}
        options={[{ id: '', label: t('None') }, ...brands.map(({ id, name }) => ({ id, label: name }))]}
      />
    </FieldRow>
  );
}
