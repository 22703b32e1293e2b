import { FolderTree, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type {
  CategoryTree_query$data,
  CategoryTree_query$key,
} from '../../../__generated__/CategoryTree_query.graphql.ts';
import { newestOf } from '../../../list/newestOf.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { token } from '../../../ui/theme/token.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { categoryMoves, dropMove } from '../categoryMoves.ts';
import type { DropPlace, Move } from '../categoryMoves.ts';
import { categoryRows, productsIn } from '../categoryTree.ts';
import { useCategoryCommands } from '../mutations/useCategoryCommands.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { NameDialog, RemoveDialog } from './CategoryBrandDialogs.tsx';

type Category = CategoryTree_query$data['categories'][number];

const Rows = styled.ul`
  margin: 0;
  padding: 0 0 8px;
  list-style: none;
`;

const Help = styled.p`
  padding: 0 16px 10px;
  color: ${token.ink2};
`;

type Dialog = { kind: 'add'; parent?: Category } | { kind: 'rename' | 'remove'; category: Category };

interface CategoryTreeProps {
  query: CategoryTree_query$key;
  /** Refetches the tree. */
  onChanged: () => void;
}

/** The category tree. Categories are moved by drag and drop, by the menu, or with Alt and the arrow keys. */
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
  const [drop, setDrop] = useState<DropPlace | null>(null);
  // Beside the state: on a slow machine the drop may come before the last `dragover` is rendered.
  const dropPlace = useRef<DropPlace | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = categoryRows(categories);
  const close = () => setDialog(null);
  const place = rows.find(({ id }) => id === moved)?.path;

  const order = rows.map(({ id, level }) => `${id} ${level}`).join();
  // Moving a DOM node takes the focus from its handle; it is set again, so that further moves are possible.
  useEffect(() => {
    if (!moved || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${moved}"]`)?.focus();
  }, [moved, order]);

  async function moveTo(id: string, { parent, before }: Move) {
    if (isMoving) return;
    const outcome = await move({ input: { id, parent, before } });
    if (!outcome.ok) return toastProblem(outcome.problem);
    setMoved(id);
    onChanged();
  }

  function over(target: DropPlace, event: DragEvent) {
    const canDrop = dragged !== null && dropMove(rows, dragged, target) !== undefined;
    dropPlace.current = canDrop ? target : null;
    setDrop(dropPlace.current);
    if (canDrop) event.preventDefault();
  }

  function endDrag() {
    setDragged(null);
    setDrop(null);
    dropPlace.current = null;
  }

  function letGo() {
    const target = dragged && dropPlace.current && dropMove(rows, dragged, dropPlace.current);
    if (target) void moveTo(dragged, target);
    endDrag();
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
        <EmptyState title={t('No categories yet')}>{t('Groups of what you sell, such as Sarees below Clothing.')}</EmptyState>
      ) : (
        <>
          <Help>{t('Drag a category to its place, move it by its menu, or choose its handle and press Alt with an arrow key.')}</Help>
          <Rows ref={list} aria-label={t('Categories')}>
            {rows.map(({ id, category, level, path }) => (
              <CategoryRow
                key={id}
                id={id}
                name={category.name}
                path={path}
                level={level}
                productCount={productsIn(rows, id)}
                moves={categoryMoves(rows, id)}
                drop={drop?.id === id ? drop.place : undefined}
                onMove={(target) => void moveTo(id, target)}
                onDragStart={() => setDragged(id)}
                onDragOver={(part, event) => over({ id, place: part }, event)}
                onDragEnd={endDrag}
                onDrop={letGo}
                onAdd={() => setDialog({ kind: 'add', parent: category })}
                onRename={() => setDialog({ kind: 'rename', category })}
                onRemove={() => setDialog({ kind: 'remove', category })}
              />
            ))}
          </Rows>
          <VisuallyHidden role="status">{place && t('Now at {{path}}', { path: place })}</VisuallyHidden>
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
          name={newestOf(categories, dialog.category).name}
          save={(name) => rename({ input: { id: dialog.category.id, version: newestOf(categories, dialog.category).version, name } })}
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
