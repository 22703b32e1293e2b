import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { TFunction } from 'i18next';
import type { SupplierListPage_supplier$data } from '../../__generated__/SupplierListPage_supplier.graphql.ts';
import type { SupplierListPage_suppliers$key } from '../../__generated__/SupplierListPage_suppliers.graphql.ts';
import type { SupplierListPageQuery } from '../../__generated__/SupplierListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import type { ColumnMakers } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { openBeside, useDrawerAddress } from '../../list/drawerAddress.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { NewSupplierDialog } from './components/NewSupplierDialog.tsx';
import { OtherSupplierDrawer } from './components/OtherSupplierDrawer.tsx';
import { SupplierDrawer } from './components/SupplierDrawer.tsx';
import { supplierDueBase } from './purchaseFacts.ts';
import { supplierListRoute } from './purchasesRoutes.ts';
import { supplierSearch } from './supplierSearch.ts';

const query = graphql`
  query SupplierListPageQuery($first: Int!, $filter: SuppliersFilter) @preloadable {
    ...SupplierListPage_suppliers @arguments(count: $first, filter: $filter)
  }
`;

void graphql`
  fragment SupplierListPage_supplier on Supplier {
    id
    version
    name
    phone
    address
    note
    isArchived
    due
  }
`;

const suppliersFragment = graphql`
  fragment SupplierListPage_suppliers on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "SuppliersFilter" })
  @refetchable(queryName: "SupplierListPageNextQuery") {
    suppliers(first: $count, after: $cursor, filter: $filter)
      @connection(key: "SupplierListPage_suppliers", filters: ["filter"]) {
      edges {
        node {
          ...SupplierListPage_supplier @relay(mask: false)
        }
      }
    }
  }
`;

export type SupplierRow = Omit<SupplierListPage_supplier$data, ' $fragmentType'>;

const supplierLink = ({ id }: SupplierRow) => openBeside(id);

const supplierColumns = (column: ColumnMakers<SupplierRow>, t: TFunction) => [
  column.title('name', t('Supplier'), ({ name }) => name, { minWidth: 200, secondary: ({ note }) => note }),
  column.phone('phone', t('Phone'), ({ phone }) => phone, { width: 150, mobile: 'subtitle' }),
  column.text('address', t('Address'), ({ address }) => address, { minWidth: 160, mobile: 'meta' }),
  column.money('due', t('Due'), ({ due }) => due && Math.abs(due), {
    width: 146, mobile: 'value', isNamedOnCard: true, showsCost: true, tone: ({ due }) => ((due ?? 0) > 0 ? 'bad' : 'muted'),
    secondary: ({ due }) => supplierDueBase(due, t),
  }),
];

/** The suppliers and what is owed to each: `/purchase/suppliers`. */
export function SupplierListPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const loaded = supplierListRoute.useLoaderData();
  const list = useListScreen<SupplierListPageQuery, SupplierListPage_suppliers$key, typeof supplierSearch>({
    search: supplierSearch,
    address: supplierListRoute.useSearch(),
    loaded,
    query,
    rows: suppliersFragment,
    isStill: ({ isArchived }, { show }) => isArchived === (show === 'ARCHIVED'),
  });
  const columns = useColumns(supplierColumns);
  const [isAdding, setAdding] = useState(false);
  const drawer = useDrawerAddress();
  const open = list.rows.find(({ id }) => id === drawer.opened);

  const refresh = useRefresh<SupplierListPageQuery>(query, loaded.variables);

  return (
    <>
      <ListScreen
        id="suppliers"
        exportName="suppliers"
        list={list}
        title={t('Suppliers')}
        back={<IconLink to="/purchase/purchase-list" icon={ArrowLeft} label={t('Back to purchases')} />}
        create={{ label: t('New supplier'), to: () => setAdding(true) }}
        label={t('Suppliers')}
        tabs={{
          label: t('Suppliers by status'),
          items: [
            { value: undefined, label: t('Active') },
            { value: 'ARCHIVED', label: t('Archived') },
          ],
        }}
        searchLabel={t('Name or phone')}
        columns={columns}
        rowLabel={({ name }) => name}
        rowLink={supplierLink}
        rowActions={({ id }) => [
          {
            id: 'purchases',
            label: t('Purchases'),
            icon: ReceiptText,
            onAction: () => void navigate({ to: '/purchase/purchase-list', search: { supplier: id } }),
          },
        ]}
        emptyState={
          list.search.show === 'ARCHIVED' ? (
            <EmptyState title={t('Nobody is archived')}>{t('Suppliers you no longer buy from come here.')}</EmptyState>
          ) : (
            <EmptyState title={t('No suppliers yet')}>{t('Add whom you buy from: what you owe each follows your purchases.')}</EmptyState>
          )
        }
      />
      {open && (
        <SupplierDrawer
          key={open.id}
          supplier={open}
          onSaved={refresh}
          onClose={drawer.close}
        />
      )}
      {drawer.opened && !open && !list.isChanging && (
        <OtherSupplierDrawer key={drawer.opened} id={drawer.opened} onSaved={refresh} onClose={drawer.close} />
      )}
      {isAdding && <NewSupplierDialog name="" onAdded={refresh} onClose={() => setAdding(false)} />}
    </>
  );
}
