import { ListChecks } from 'lucide-react';
import { use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoMatchState } from '../EmptyState.tsx';
import { IconButton } from '../IconButton.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { MayFollow } from '../MayFollow.ts';
import { PartFailed } from '../PartFailed.tsx';
import type { MenuEntry } from '../Menu.tsx';
import type { DataGridColumn } from './column.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import type { GridPages } from './GridFooter.tsx';
import type { GridSort } from './GridHead.tsx';
import type { RowLink } from './GridRow.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { Frame, Root, Toolbar } from './gridStyle.ts';
import { GridTable } from './GridTable.tsx';
import type { BulkAction } from './SelectionBar.tsx';
import type { ColumnLayout } from './useColumnLayout.ts';
import type { GridSelection } from './useGridSelection.ts';
import { useMediaQuery } from './useMediaQuery.ts';

// Cards are for phones only.
const CardList = lazyPart(() => import('./CardList.tsx'), 'CardList', {
  fallback: () => <RowsSkeleton />,
  failed: (_props, retry) => <PartFailed onRetry={retry} />,
});
// Needed once something is selected; most visits to a list select nothing.
const loadSelectionBar = () => import('./SelectionBar.tsx');
const SelectionBar = lazyPart(loadSelectionBar, 'SelectionBar');

export interface DataGridProps<Row> {
  /** What the rows are, for screen readers: 'Orders'. */
  label: string;
  /**
   * Stable between renders (outside the component, or memoised): every row is drawn again when it changes.
   */
  columns: readonly DataGridColumn<Row>[];
  /** From useColumnLayout, over the same columns. */
  layout: ColumnLayout<Row>;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Names one row: 'order #10482'. */
  getRowLabel: (row: Row) => string;
  /** Where a row leads; stable, as columns are. Left out, rows do not open; nor does one that leads nowhere, or where the viewer may not go. */
  rowLink?: (row: Row) => RowLink | undefined;
  /** The pointer rests on a row: the place to preload what it leads to. */
  onRowIntent?: (row: Row) => void;
  /** What else can be done with one row; a menu at its end. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** From useGridSelection; without it rows have no checkboxes. */
  selection?: GridSelection;
  bulkActions?: readonly BulkAction[];
  /** First load without rows: skeleton. With rows: they stay, paler. */
  isLoading?: boolean;
  /** Left out where all rows are loaded. */
  pages?: GridPages;
  /** Rows that match, loaded or not. */
  totalCount?: number;
  /** Shown when there is nothing at all: an EmptyState with the next step. */
  emptyState: ReactNode;
  /** Whether a search or filter is on: then no rows means 'Nothing matches'. */
  isFiltered?: boolean;
  onClearFilters?: () => void;
  /** FilterBar. */
  toolbar?: ReactNode;
  /** At the end of the toolbar, before the Columns button: saved views. */
  toolbarEnd?: ReactNode;
  sort?: GridSort;
  /** Under what scroll and cursor are kept, and which rows these are; see useGridPlace. */
  place?: { key: string; scope: string };
  /** 'viewport': scrolls inside itself and ends with the window. 'content': as high as its rows. */
  fit?: 'viewport' | 'content';
  /** J/K/X/Enter from anywhere on the page; off for a second grid. */
  hasKeys?: boolean;
}

/** The list of every list screen: a grid with keyboard, selection and columns; cards on a phone. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, selection, bulkActions = [], isLoading = false, isFiltered = false, layout } = props;
  const { emptyState, onClearFilters, toolbar, toolbarEnd, totalCount, getRowId, rowLink } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 639px)');
  const mayFollow = use(MayFollow);
  const openRow = useMemo(
    () =>
      rowLink &&
      ((row: Row) => {
        const link = rowLink(row);
        return link && mayFollow(link.to) ? link : undefined;
      }),
    [rowLink, mayFollow],
  );
  const [wantsBoxes, setWantsBoxes] = useState(false);
  const isSelectable = selection !== undefined;
  // Loaded after the rows, so that selecting the first one is as fast as the next.
  useEffect(() => {
    if (isSelectable && rows.length > 0) void loadSelectionBar().catch(() => undefined);
  }, [isSelectable, rows.length]);
  const canChoose = isPhone && isSelectable && rows.length > 0;
  const isChoosing = selection !== undefined && (wantsBoxes || selection.ids.size > 0);
  // All rows may have left the list while the next page has more.
  const isWaiting = isLoading || (props.pages?.hasNext === true && !props.pages.isFailed);

  function toggleChoosing() {
    if (isChoosing) selection.clear();
    setWantsBoxes(!isChoosing);
  }

  function content() {
    if (rows.length === 0 && !isWaiting) {
      // Said as the number of rows is, which stands below them: who searches hears that nothing was found.
      return (
        <Frame role="status">{isFiltered && onClearFilters ? <NoMatchState onClear={onClearFilters} /> : emptyState}</Frame>
      );
    }
    const grid = { ...props, rowLink: openRow };
    if (!isPhone) return <GridTable {...grid} />;
    return (
      // What is lazy loses the type parameter; rows and what is done with them stay together.
      <CardList {...(grid as unknown as DataGridProps<unknown>)} isChoosing={isChoosing} />
    );
  }

  return (
    <Root data-selecting={selection && selection.ids.size > 0 ? '' : undefined}>
      {(toolbar || !isPhone || canChoose) && (
        <Toolbar>
          {toolbar ?? <span />}
          {!isPhone && toolbarEnd}
          {!isPhone && <ColumnsButton layout={layout} />}
          {canChoose && (
            <IconButton
              icon={ListChecks}
              variant="secondary"
              label={isChoosing ? t('Done selecting') : t('Select')}
              aria-pressed={isChoosing}
              onClick={toggleChoosing}
            />
          )}
        </Toolbar>
      )}
      {content()}
      {selection && selection.ids.size > 0 && (
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
