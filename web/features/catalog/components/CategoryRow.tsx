import { Ellipsis, GripVertical } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { MenuGroup } from '../../../ui/Menu.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ArrowKey, DropPlace, Move } from '../categoryMoves.ts';

const INDENT = 24;

const MARKS = {
  before: css`
    box-shadow: inset 0 2px ${token.accent};
  `,
  into: css`
    background: ${token.accentSoft};
  `,
  after: css`
    box-shadow: inset 0 -2px ${token.accent};
  `,
};

const Row = styled.li<{ $level: number; $drop?: DropPlace['place'] }>`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 40px;
  padding: 0 10px 0 ${({ $level }) => 10 + $level * INDENT}px;

  &:hover,
  &:focus-within {
    background: ${token.hover};
  }

  ${({ $drop }) => $drop && MARKS[$drop]}

  > [data-grip] {
    display: flex;
    padding: 8px 2px;
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

interface CategoryRowProps {
  id: string;
  name: string;
  /** The full path: 'Clothing / Sarees'. */
  path: string;
  level: number;
  productCount: number;
  /** The moves that are possible from here. */
  moves: Partial<Record<ArrowKey, Move>>;
  /** Where the dragged category would be inserted if it were dropped now. */
  drop?: DropPlace['place'];
  onMove: (move: Move) => void;
  onDragStart: () => void;
  onDragOver: (place: DropPlace['place'], event: DragEvent) => void;
  onDragEnd: () => void;
  onDrop: () => void;
  onAdd: () => void;
  onRename: () => void;
  onRemove: () => void;
}

/** One category of the tree. Its handle is dragged or moved with the keyboard; its menu has the same moves and all other commands. */
export function CategoryRow(props: CategoryRowProps) {
  const { id, name, path, level, productCount, moves, drop, onMove, onDragStart, onDragOver, onDragEnd, onDrop } = props;
  const { t } = useTranslation();

  function press(event: KeyboardEvent) {
    const move = event.altKey && moves[event.key as ArrowKey];
    if (!move) return;
    event.preventDefault();
    onMove(move);
  }

  function start(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move';
    // Firefox starts no drag without data.
    event.dataTransfer.setData('text/plain', name);
    const row = event.currentTarget.closest('li');
    if (row) event.dataTransfer.setDragImage(row, 20, 20);
    onDragStart();
  }

  function over(event: DragEvent) {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    onDragOver(part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'into', event);
  }

  const ways: [ArrowKey, string, string][] = [
    ['ArrowUp', t('Move up'), 'Alt ↑'],
    ['ArrowDown', t('Move down'), 'Alt ↓'],
    ['ArrowRight', t('Move in'), 'Alt →'],
    ['ArrowLeft', t('Move out'), 'Alt ←'],
  ];
  const groups: MenuGroup[] = [
    {
      id: 'move',
      entries: ways.map(([key, label, kbd]) => ({
        id: key, label, kbd, isDisabled: !moves[key], onAction: () => moves[key] && onMove(moves[key]),
      })),
    },
    {
      id: 'change',
      entries: [
        { id: 'add', label: t('Add a category below'), onAction: props.onAdd },
        { id: 'rename', label: t('Rename'), onAction: props.onRename },
        { id: 'remove', label: t('Merge or remove'), isDanger: true, onAction: props.onRemove },
      ],
    },
  ];
  const menuLabel = t('What to do with {{name}}', { name });
  return (
    <Row
      aria-label={path}
      $level={level}
      $drop={drop}
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <span
        data-grip={id}
        role="button"
        tabIndex={0}
        aria-label={t('Move {{name}}: Alt with an arrow key', { name })}
        draggable
        onDragStart={start}
        onDragEnd={onDragEnd}
        onKeyDown={press}
      >
        <GripVertical aria-hidden />
      </span>
      <span data-name="">{name}</span>
      <TextLink to="/product/product-list" search={{ category: id }}>
        {formatCount(productCount)}
        <VisuallyHidden>{t('Products')}</VisuallyHidden>
      </TextLink>
      <Menu label={menuLabel} trigger={<IconButton size="small" icon={Ellipsis} label={menuLabel} />} groups={groups} />
    </Row>
  );
}
