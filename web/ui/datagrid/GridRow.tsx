import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxBox } from '../CheckboxBox.tsx';
import type { DataGridColumn } from './column.ts';
import { RowMenuButton } from './RowMenuButton.tsx';

/** Where a row leads. */
export type RowLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'replace' | 'state'>;

/** What a row can ask of its grid; one stable object, so that an untouched row is not rendered again. */
export interface RowActions<RowType> {
  select: (id: string, isSelected: boolean, isRange: boolean) => void;
  focus: (id: string) => void;
  /** The row leaves the document with the focus in it. */
  loseFocus: () => void;
  openMenu?: (row: RowType, button: HTMLElement) => void;
  linkOf?: (row: RowType) => RowLink | undefined;
  /** The pointer has come to the row; null when it leaves. */
  intend: (row: RowType | null) => void;
}

interface GridRowProps<RowType> {
  row: RowType;
  id: string;
  index: number;
  label: string;
  columns: readonly DataGridColumn<RowType>[];
  actions: RowActions<RowType>;
  isSelectable: boolean;
  isSelected: boolean;
  /** The one row that Tab reaches. */
  isTabStop: boolean;
}

const CONTROLS = 'a, button, input, select, textarea, label';
const RIGHT = 2;
const MIDDLE = 1;

/** A click on a control in the row, or the end of marking text with the mouse, is not a click on the row. */
function isMeantForRow(event: MouseEvent): boolean {
  const isControl = (event.target as Element).closest(CONTROLS) !== null;
  return !isControl && getSelection()?.type !== 'Range';
}

const linkIn = (event: MouseEvent | PointerEvent) =>
  event.currentTarget.querySelector<HTMLAnchorElement>('a[data-row-link]');

/** The row follows its link: the same address, whatever part of it is clicked. */
function click(event: MouseEvent) {
  const link = linkIn(event);
  if (!link || !isMeantForRow(event)) return;
  const isNewTab = event.ctrlKey || event.metaKey || event.button === MIDDLE;
  if (isNewTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}

function press(event: PointerEvent<HTMLElement>) {
  if (event.button === RIGHT && isMeantForRow(event)) event.currentTarget.dataset.pressed = '';
}

function release(event: PointerEvent<HTMLElement>) {
  delete event.currentTarget.dataset.pressed;
}

function GridRowInner<RowType>(props: GridRowProps<RowType>) {
  const { row, id, index, label, columns, actions, isSelectable, isSelected, isTabStop } = props;
  const { t } = useTranslation();
  const link = actions.linkOf?.(row);
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown?.contains(document.activeElement)) actions.loseFocus();
    };
  }, [actions]);
  return (
    <tr
      ref={element}
      data-row-id={id}
      data-opens={link ? '' : undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => actions.focus(id)}
      onClick={click}
      onAuxClick={(event) => event.button === MIDDLE && click(event)}
      onPointerEnter={link && (() => actions.intend(row))}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={(event) => {
        release(event);
        actions.intend(null);
      }}
    >
      {isSelectable && (
        <td data-check="">
          <CheckboxBox
            aria-label={t('Select {{row}}', { row: label })}
            tabIndex={-1}
            checked={isSelected}
            onChange={(event) =>
              actions.select(id, event.currentTarget.checked, (event.nativeEvent as PointerEvent['nativeEvent']).shiftKey)
            }
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          {link && column.mobile === 'title' ? (
            <Link {...link} data-row-link="" tabIndex={-1} preload={false}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions.openMenu && (
        <td data-row-menu="">
          <RowMenuButton
            type="button"
            aria-label={t('Actions for {{row}}', { row: label })}
            aria-haspopup="menu"
            tabIndex={-1}
            onClick={(event) => actions.openMenu?.(row, event.currentTarget)}
          >
            <Ellipsis aria-hidden />
          </RowMenuButton>
        </td>
      )}
    </tr>
  );
}

// memo loses the type parameter; the cast gives it back.
export const GridRow = memo(GridRowInner) as typeof GridRowInner;
