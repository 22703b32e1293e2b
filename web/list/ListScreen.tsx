import { useNavigate, useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationType } from 'relay-runtime';
import { useCan } from '../shell/usePermissions.ts';
import { DataGrid } from '../ui/datagrid/DataGrid.tsx';
import type { DataGridProps } from '../ui/datagrid/DataGrid.tsx';
import { FilterBar } from '../ui/datagrid/FilterBar.tsx';
import type { FilterDefinition } from '../ui/datagrid/FilterBar.tsx';
import type { RowLink } from '../ui/datagrid/GridRow.tsx';
import { StatusTabs } from '../ui/datagrid/StatusTabs.tsx';
import { useColumnLayout } from '../ui/datagrid/useColumnLayout.ts';
import { useMediaQuery } from '../ui/datagrid/useMediaQuery.ts';
import { useHotkeys } from '../ui/keys/hotkeys.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { CreateButton, CreateButtonRoom } from './CreateButton.tsx';
import type { CreateAction } from './CreateButton.tsx';
import { ExportLink } from './ExportLink.tsx';
import { knownSearch } from './linkSearch.ts';
import { rememberTrail } from './listTrail.ts';
import { loadFiles } from './takeFromLink.ts';
import type { ListScreenState } from './useListScreen.ts';
import { ViewsButton } from './views/ViewsButton.tsx';

// On a desk the headers sort.
const SortMenu = lazyPart(() => import('../ui/datagrid/SortMenu.tsx'), 'SortMenu');

// Rows are chosen before.
const ChosenExport = lazyPart(loadFiles, 'ChosenExport', { onFailed: ({ onEnd }) => onEnd() });

export interface ListTab {
  /** As the address has it; undefined for the tab that is open without a word. */
  value: string | undefined;
  label: string;
  /** Left out while it is not known. */
  count?: number;
}

type GridPart<Row> = Pick<
  DataGridProps<Row>,
  'columns' | 'emptyState' | 'rowActions' | 'selection' | 'bulkActions' | 'totalCount'
>;

export interface ListScreenProps<Row, Search> extends GridPart<Row> {
  /** Names the list: its columns and views are kept under it. */
  id: string;
  /** It has no saved views: the gateway knows no list of this name, see `schema/rules/viewed-lists.ts`. */
  isWithoutViews?: boolean;
  /** From useListScreen. */
  list: ListScreenState<OperationType, Row, Search>;
  title: string;
  /** A muted fact beside the title: '12,804 in all'. */
  count?: ReactNode;
  /** A link back, before the title. */
  back?: ReactNode;
  create?: CreateAction;
  /** What the rows are, for screen readers: 'Orders'. */
  label: string;
  tabs?: { label: string; items: readonly ListTab[] };
  searchLabel?: string;
  filters?: readonly FilterDefinition[];
  /** How the rows may be ordered; the first is in force while the address names none. */
  sorts?: readonly { id: string; label: string }[];
  rowLabel: (row: Row) => string;
  /** Where a row leads; undefined for one that leads nowhere. Stable: defined outside the component. */
  rowLink?: (row: Row) => RowLink | undefined;
  /** What records these are, for the way back from a record's page: 'order'. */
  kind?: string;
  /** Name of its export at the gateway; left out where it has none. With a selection, the chosen rows can be taken too. */
  exportName?: string;
  /** Before its own buttons in the header. */
  actions?: ReactNode;
  /** Between the tabs and the rows: a banner. */
  notice?: ReactNode;
}

interface WithWords {
  search?: string;
  sort?: string;
}

const rowId = (row: unknown) => (row as { id: string }).id;
const NO_TAB = 'all';

/** A list screen: header, tabs, filters, rows and what can be done with them, all in the address. */
export function ListScreen<Row, Search extends object>(props: ListScreenProps<Row, Search>) {
  const { id, list, tabs, searchLabel, filters, sorts, rowLink, kind, create, selection, exportName } = props;
  const router = useRouter();
  const navigate = useNavigate();
  const layout = useColumnLayout(id, props.columns);
  const isPhone = useMediaQuery('(max-width: 639px)');
  const { definition, place, rows } = list;
  // Of whatever else an address may say, these two have the same name everywhere.
  const search = list.search as Search & WithWords;
  const change = (patch: WithWords) => list.change(patch as Partial<Search>);

  const { t } = useTranslation();
  const mayExport = useCan('export');
  const [isExporting, setExporting] = useState(false);
  const bulkActions = exportName && mayExport
    ? [...(props.bulkActions ?? []), { id: 'export', label: t('Export'), icon: Download, isPending: isExporting, onAction: () => setExporting(true) }]
    : props.bulkActions;

  const hasSelection = (selection?.ids.size ?? 0) > 0;
  const clear = selection?.clear;
  useEffect(() => clear, [clear, place.scope]);
  // A row that somebody else's change takes out of the list is acted on no more: only what is seen is.
  useEffect(() => {
    if (hasSelection) selection?.keep(rows.map(rowId));
  });

  const startNew = create && (() => (typeof create.to === 'string' ? void navigate({ to: create.to }) : create.to()));
  useHotkeys(startNew ? [{ code: 'KeyN', label: create.label, run: startNew }] : []);

  const linkOf = useMemo(
    () =>
      rowLink &&
      ((row: Row) => {
        const link = rowLink(row);
        return link && { ...link, state: { fromList: place.key, hasDrawer: link.to === '.' } };
      }),
    [rowLink, place.key],
  );
  const preload = useCallback(
    (row: Row) => {
      const link = rowLink?.(row);
      // What opens beside the list has this very screen as its route.
      if (link && link.to !== '.') void router.preloadRoute(link);
    },
    [router, rowLink],
  );
  function rememberRows(event: MouseEvent) {
    const isRow = (event.target as Element).closest('a[data-row-link], a[data-card-title]');
    if (!isRow || !kind) return;
    const { pathname, search: left } = router.state.location;
    rememberTrail(kind, { pathname, search: left, key: place.key, ids: rows.map(rowId) });
  }

  const selectedTab = definition.tab && (search as Record<string, string | undefined>)[definition.tab];
  return (
    <>
      <PageHeader
        title={props.title}
        count={props.count}
        back={props.back}
        actions={
          (create || exportName || props.actions) && (
            <>
              {props.actions}
              {exportName && (
                <ExportLink name={exportName} variables={definition.variables(list.search)} />
              )}
              {create && <CreateButton create={create} isAway={hasSelection} />}
            </>
          )
        }
      />
      {tabs && definition.tab && (
        <StatusTabs
          label={tabs.label}
          tabs={tabs.items.map(({ value = NO_TAB, ...tab }) => ({ id: value, ...tab }))}
          selectedId={selectedTab ?? NO_TAB}
          linkOf={(tab) => ({
            to: '.',
            search: knownSearch({ ...search, open: undefined, [definition.tab!]: tab === NO_TAB ? undefined : tab }),
          })}
        />
      )}
      {props.notice}
      <div style={{ display: 'contents' }} onClickCapture={rememberRows}>
        <DataGrid
          {...props}
          bulkActions={bulkActions}
          layout={layout}
          toolbarEnd={!props.isWithoutViews && <ViewsButton id={id} definition={definition} search={list.search} layout={layout} />}
          rows={rows}
          getRowId={rowId}
          getRowLabel={props.rowLabel}
          rowLink={linkOf}
          onRowIntent={preload}
          pages={list.pages}
          place={place}
          isLoading={list.isChanging}
          isFiltered={list.isFiltered}
          onClearFilters={list.clearFilters}
          sort={
            sorts && {
              current: search.sort ?? sorts[0]?.id,
              change: (sort) => change({ sort: sort === sorts[0]?.id ? undefined : sort }),
            }
          }
          toolbar={
            searchLabel && (
              <FilterBar
                searchLabel={searchLabel}
                search={search.search ?? ''}
                onSearch={(text) => change({ search: text || undefined })}
                filters={filters}
                actions={
                  sorts && isPhone && (
                    <SortMenu
                      sorts={sorts}
                      selectedId={search.sort ?? sorts[0]?.id}
                      onSelect={(sort) => change({ sort: sort === sorts[0]?.id ? undefined : sort })}
                    />
                  )
                }
              />
            )
          }
        />
      </div>
      {isExporting && exportName && selection && (
        <ChosenExport
          name={exportName}
          variables={definition.variables(list.search)}
          selection={selection}
          onEnd={() => setExporting(false)}
        />
      )}
      {create && <CreateButtonRoom />}
    </>
  );
}
