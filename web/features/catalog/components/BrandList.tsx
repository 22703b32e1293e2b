import { Ellipsis, Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BrandList_query$data, BrandList_query$key } from '../../../__generated__/BrandList_query.graphql.ts';
import { formatCount } from '../../../../schema/rules/format.ts';
import { newestOf } from '../../../list/newestOf.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useBrandCommands } from '../mutations/useBrandCommands.ts';
import { NameDialog, RemoveDialog } from './CategoryBrandDialogs.tsx';

type Brand = BrandList_query$data['brands'][number];
type Dialog = { kind: 'add' } | { kind: 'rename' | 'remove'; brand: Brand };

interface BrandListProps {
  query: BrandList_query$key;
  /** Refetches the brands. */
  onChanged: () => void;
}

/** The brands, sorted by name. */
export function BrandList({ query, onChanged }: BrandListProps) {
  const { t } = useTranslation();
  const { brands } = useFragment(
    graphql`
      fragment BrandList_query on Query {
        brands {
          id
          name
          version
          productCount
        }
      }
    `,
    query,
  );
  const { create, rename, remove } = useBrandCommands();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  function done() {
    close();
    onChanged();
  }
  return (
    <Card
      title={t('Brands')}
      icon={Tag}
      isFlush
      actions={
        <Button size="small" icon={Plus} onClick={() => setDialog({ kind: 'add' })}>
          {t('Add brand')}
        </Button>
      }
    >
      {brands.length === 0 ? (
        <EmptyState title={t('No brands yet')}>{t('The names that your goods are sold under.')}</EmptyState>
      ) : (
        <FactTable
          label={t('Brands')}
          rows={brands}
          getRowId={({ id }) => id}
          columns={[
            { id: 'name', header: t('Brand'), isWide: true, cell: ({ name }) => name },
            {
              id: 'products',
              header: t('Products'),
              align: 'end',
              cell: ({ id, productCount }) => (
                <TextLink to="/product/product-list" search={{ brand: id }}>
                  {formatCount(productCount)}
                </TextLink>
              ),
            },
            {
              id: 'menu',
              header: t('Actions'),
              align: 'end',
              cell: (brand) => (
                <Menu
                  label={t('What to do with {{name}}', { name: brand.name })}
                  trigger={<IconButton size="small" icon={Ellipsis} label={t('What to do with {{name}}', { name: brand.name })} />}
                  entries={[
                    { id: 'rename', label: t('Rename'), onAction: () => setDialog({ kind: 'rename', brand }) },
                    { id: 'remove', label: t('Merge or remove'), isDanger: true, onAction: () => setDialog({ kind: 'remove', brand }) },
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      {dialog?.kind === 'add' && (
        <NameDialog
          title={t('New brand')}
          submitLabel={t('Add')}
          name=""
          save={(name) => create({ input: { name } })}
          onSaved={done}
          onClose={close}
        />
      )}
      {dialog?.kind === 'rename' && (
        <NameDialog
          title={t('Rename {{name}}', { name: dialog.brand.name })}
          submitLabel={t('Rename')}
          name={newestOf(brands, dialog.brand).name}
          save={(name) => rename({ input: { id: dialog.brand.id, version: newestOf(brands, dialog.brand).version, name } })}
          onSaved={done}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          title={t('Merge or remove {{name}}', { name: dialog.brand.name })}
          description={t('Its products bear the brand that you choose, or none.')}
          targets={brands.filter((brand) => brand.id !== dialog.brand.id).map(({ id, name }) => ({ id, label: name }))}
          isTargetRequired={false}
          remove={(into) => remove({ input: { id: dialog.brand.id, into } })}
          onRemoved={done}
          onClose={close}
        />
      )}
    </Card>
  );
}
