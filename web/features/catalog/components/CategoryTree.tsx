import { Ellipsis, FolderTree, GripVertical, Plus } from 'lucide-react';
import { useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type {
  CategoryTree_query$data,
  CategoryTree_query$key,
} from '../../../__generated__/CategoryTree_query.graphql.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { categoryMoves } from '../categoryMoves.ts';
import type { Move } from '../categoryMoves.ts';
import { categoryRows } from '../categoryTree.ts';
import { useCategoryCommands } from '../mutations/useCategoryCommands.ts';
import { NameDialog, RemoveDialog } from './ShelfDialogs.tsx';

type Category = CategoryTree_query$data['categories'][number];

const Rows = styled.ul`
  margin: 0;
  padding: 0 0 8px;
  list-style: none;
`;

const Row = styled.li<{ $level: number; $drop?: 'before' | 'into' }>`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 40px;
  padding: 0 10px 0 ${({ $level }) => 10 + $level * 24}px;
  border-top: 2px solid ${({ $drop }) => ($drop === 'before' ? token.accent : 'transparent')};
  background: ${({ $drop }) => ($drop === 'into' ? token.accentSoft : 'transparent')};

  &:hover,
  &:focus-within {
    background: ${token.hover};
  }

  > [data-grip] {
    display: flex;
    padding: 6px 2px;
    border-radius: 4px;
    color: ${token.ink3};
    cursor: grab;

    > svg {
      width: 16px;
      height: 16px;
    }
  }

  > [data-name] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: ${({ $level }) => ($level === 0 ? 600 : 400)};
  }
`;

const Help = styled.p`
  padding: 0 16px 10px;
  color: ${token.ink2};
`;

type Dialog = { kind: 'add'; parent?: Category } | { kind: 'rename' | 'remove'; category: Category };

interface CategoryTreeProps {
  query: CategoryTree_query$key;
  /** Reads the tree again. */
  onChanged: () => void;
}

/** The categories as a tree: dragged to another place, or moved with Alt and the arrow keys. */
export function CategoryTree({ query, onChanged }: CategoryTreeProps) {
  const { t } = useTranslation();
  const { categories } = useFragment(
    graphql`
      fragment CategoryTree_query on Query {
        categories {
          id
          name
          version
          productCount
          parent {
            id
          }
        }
      }
    `,
    query,
  );
  const { create, rename, move, isMoving, remove } = useCategoryCommands();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<{ id: string; place: 'before' | 'into' } | null>(null);
  const rows = categoryRows(categories);
  const close = () => setDialog(null);

  async function moveTo(id: string, { parent, before }: Move) {
    if (isMoving) return;
    const outcome = await move({ input: { id, parent, before } });
    if (outcome.ok) onChanged();
    else toastProblem(outcome.problem);
  }

  function press(event: KeyboardEvent, id: string) {
    const moves = event.altKey ? categoryMoves(rows, id) : {};
    const target = moves[event.key as keyof typeof moves];
    if (!target) return;
    event.preventDefault();
    void moveTo(id, target);
  }

  function over(event: DragEvent<HTMLElement>, id: string) {
    if (!dragged || dragged === id) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setDrop({ id, place: event.clientY < top + height / 3 ? 'before' : 'into' });
  }

  function letGo() {
    const target = rows.find(({ id }) => id === drop?.id);
    if (dragged && drop && target) {
      void moveTo(dragged, drop.place === 'into' ? { parent: target.id } : { parent: target.parentId ?? undefined, before: target.id });
    }
    setDragged(null);
    setDrop(null);
  }

  return (
    <Card
      title={t('Categories')}
      icon={FolderTree}
      isFlush
      actions={
        <Button size="small" icon={Plus} onClick={() => setDialog({ kind: 'add' })}>
          {t('Add category')}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('No categories yet')}>{t('Shelves for what you sell: Sarees below Clothing.')}</EmptyState>
      ) : (
        <>
          <Help>{t('Drag a category to its place, or choose its handle and press Alt with an arrow key.')}</Help>
          <Rows aria-label={t('Categories')}>
            {rows.map(({ id, category, level }) => (
              <Row
                key={id}
                $level={level}
                $drop={drop?.id === id ? drop.place : undefined}
                onDragOver={(event) => over(event, id)}
                onDrop={(event) => {
                  event.preventDefault();
                  letGo();
                }}
              >
                <span
                  data-grip=""
                  role="button"
                  tabIndex={0}
                  aria-label={t('Move {{name}}: Alt with an arrow key', { name: category.name })}
                  draggable
                  onDragStart={() => setDragged(id)}
                  onDragEnd={() => {
                    setDragged(null);
                    setDrop(null);
                  }}
                  onKeyDown={(event) => press(event, id)}
                >
                  <GripVertical aria-hidden />
                </span>
                <span data-name="">{category.name}</span>
                <TextLink to="/product/product-list" search={{ category: id }}>
                  {formatCount(category.productCount)}
                  <VisuallyHidden>{t('Products')}</VisuallyHidden>
                </TextLink>
                <Menu
                  label={t('What to do with {{name}}', { name: category.name })}
                  trigger={<IconButton size="small" icon={Ellipsis} label={t('What to do with {{name}}', { name: category.name })} />}
                  entries={[
                    { id: 'add', label: t('Add a category below'), onAction: () => setDialog({ kind: 'add', parent: category }) },
                    { id: 'rename', label: t('Rename'), onAction: () => setDialog({ kind: 'rename', category }) },
                    { id: 'remove', label: t('Merge or remove'), isDanger: true, onAction: () => setDialog({ kind: 'remove', category }) },
                  ]}
                />
              </Row>
            ))}
          </Rows>
        </>
      )}
      {dialog?.kind === 'add' && (
        <NameDialog
          title={dialog.parent ? t('New category below {{name}}', { name: dialog.parent.name }) : t('New category')}
          submitLabel={t('Add')}
          name=""
          save={(name) => create({ input: { name, parent: dialog.parent?.id } })}
          onSaved={() => {
            close();
            onChanged();
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'rename' && (
        <NameDialog
          title={t('Rename {{name}}', { name: dialog.category.name })}
          submitLabel={t('Rename')}
          name={dialog.category.name}
          save={(name) => rename({ input: { id: dialog.category.id, version: dialog.category.version, name } })}
          onSaved={close}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          title={t('Merge or remove {{name}}', { name: dialog.category.name })}
          description={t('Products and categories in it go to the category that you choose. One that is empty needs none.')}
          targets={rows.filter(({ id }) => id !== dialog.category.id).map(({ id, path }) => ({ id, label: path }))}
          isTargetRequired={dialog.category.productCount > 0 || rows.some(({ parentId }) => parentId === dialog.category.id)}
          remove={(into) => remove({ input: { id: dialog.category.id, into } })}
          onRemoved={() => {
            close();
            onChanged();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
