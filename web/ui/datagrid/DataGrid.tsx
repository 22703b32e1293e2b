import type { ReactNode } from 'react';
import { NoMatchState } from '../EmptyState.tsx';
import { CardList } from './CardList.tsx';
import type { DataGridColumn } from './column.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { Frame, Root, Toolbar } from './gridStyle.ts';
import { GridTable } from './GridTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { BulkAction } from './SelectionBar.tsx';
import { useColumnLayout } from './useColumnLayout.ts';
import type { GridSelection } from './useGridSelection.ts';
import { useMediaQuery } from './useMediaQuery.ts';

export interface DataGridProps<Row> {
  /** Names the grid in local storage, where column choices are kept. */
  id: string;
  /** What the rows are, for screen readers: 'Orders'. */
  label: string;
  /**
   * Stable between renders (outside the component, or memoised): every row is drawn again when it changes.
   */
  columns: readonly DataGridColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Names one row: 'order #10482'. */
  getRowLabel: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Given, Ctrl-click and middle click open the row in a new tab. */
  getRowHref?: (row: Row) => string;
  /** From useGridSelection; without it rows have no checkboxes. */
  selection?: GridSelection;
  bulkActions?: readonly BulkAction[];
  /** First load without rows: skeleton. With rows: they stay, paler. */
  isLoading?: boolean;
  hasNext?: boolean;
  onLoadNext?: () => void;
  isLoadingNext?: boolean;
  /** Rows that match, loaded or not. */
  totalCount?: number;
  /** Shown when there is nothing at all: an EmptyState with the next step. */
  emptyState: ReactNode;
  /** Whether a search or filter is on: then no rows means 'Nothing matches'. */
  isFiltered?: boolean;
  onClearFilters?: () => void;
  /** FilterBar; the Columns button stands at its end. */
  toolbar?: ReactNode;
  /** 'viewport': scrolls inside itself and ends with the window. 'content': as high as its rows. */
  fit?: 'viewport' | 'content';
  /** J/K/X/Enter from anywhere on the page; off for a second grid. */
  hasKeys?: boolean;
}

/** The list of every list screen: a grid with keyboard, selection and columns; cards on a phone. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { id, columns, rows, selection, bulkActions = [], isLoading = false, isFiltered = false } = props;
  const { emptyState, onClearFilters, toolbar, totalCount, getRowId } = props;
  const layout = useColumnLayout(id, columns);
  const isPhone = useMediaQuery('(max-width: 639px)');
  const isEmpty = rows.length === 0 && !isLoading;

  function content() {
    if (isEmpty) {
      return (
        <Frame>{isFiltered && onClearFilters ? <NoMatchState onClear={onClearFilters} /> : emptyState}</Frame>
      );
    }
    return isPhone ? <CardList {...props} /> : <GridTable {...props} layout={layout} />;
  }

  return (
    <Root data-selecting={selection && selection.ids.size > 0 ? '' : undefined}>
      {(toolbar || !isPhone) && (
        <Toolbar>
          {toolbar ?? <span />}
          {!isPhone && <ColumnsButton columns={columns} layout={layout} />}
        </Toolbar>
      )}
      {content()}
      {selection && (
        <SelectionBar
          selection={selection}
          actions={bulkActions}
          totalCount={totalCount}
          isPageSelected={rows.length > 0 && rows.every((row) => selection.ids.has(getRowId(row)))}
        />
      )}
    </Root>
  );
}
