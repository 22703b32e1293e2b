import { memo } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CheckboxBox } from '../Checkbox.tsx';
import type { DataGridColumn } from './column.ts';
import { Cell, checkCellStyle, Row } from './gridStyle.ts';

/** What a row can ask of its grid; one stable object, so that an untouched row is not rendered again. */
export interface RowActions<RowType> {
  select: (index: number, isSelected: boolean, isRange: boolean) => void;
  open: (row: RowType, isNewTab: boolean) => void;
  focus: (index: number) => void;
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
  opens: boolean;
}

const CheckCell = styled(Cell)`
  ${checkCellStyle}
`;

const CONTROLS = 'a, button, input, select, textarea, label';

/** A click on a control in the row, or the end of marking text with the mouse, is not a click on the row. */
function isMeantForRow(event: MouseEvent): boolean {
  const isControl = (event.target as Element).closest(CONTROLS) !== null;
  return !isControl && getSelection()?.type !== 'Range';
}

function GridRowInner<RowType>(props: GridRowProps<RowType>) {
  const { row, id, index, label, columns, actions, isSelectable, isSelected, isTabStop, opens } = props;
  const { t } = useTranslation();
  return (
    <Row
      data-row-id={id}
      data-opens={opens || undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => actions.focus(index)}
      onClick={(event) => opens && isMeantForRow(event) && actions.open(row, event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => event.button === 1 && isMeantForRow(event) && actions.open(row, true)}
    >
      {isSelectable && (
        <CheckCell>
          <CheckboxBox
            aria-label={t('Select {{row}}', { row: label })}
            tabIndex={-1}
            checked={isSelected}
            onChange={(event) =>
              actions.select(index, event.currentTarget.checked, (event.nativeEvent as PointerEvent).shiftKey)
            }
          />
        </CheckCell>
      )}
      {columns.map((column) => (
        <Cell key={column.id} data-align={column.align}>
          {column.cell(row)}
        </Cell>
      ))}
    </Row>
  );
}

// memo loses the type parameter; the cast gives it back.
export const GridRow = memo(GridRowInner) as typeof GridRowInner;
