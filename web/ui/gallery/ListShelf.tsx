import { CircleCheck, Download, MessageSquareText, Plus, Printer, Truck, XCircle } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { DataGrid } from '../datagrid/DataGrid.tsx';
import { FilterBar } from '../datagrid/FilterBar.tsx';
import { useColumnLayout } from '../datagrid/useColumnLayout.ts';
import { useGridSelection } from '../datagrid/useGridSelection.ts';
import { EmptyState } from '../EmptyState.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { toast } from '../toast.tsx';
import { orderColumns, sampleOrders } from './orders.tsx';
import type { SampleOrder } from './orders.tsx';

const COURIERS = ['Steadfast', 'Pathao', 'RedX'];
const orderId = (order: SampleOrder) => order.id;
const orderLabel = (order: SampleOrder) => `order #${order.number}`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const all = sampleOrders(600);
/** `#list` shows a screenful, `#long` enough to be drawn by the window. */
const FIRST_PAGE = 12;

/** An order list without a server. */
export function ListShelf() {
  const selection = useGridSelection();
  const [search, setSearch] = useState('');
  const [couriers, setCouriers] = useState<string[]>(['Steadfast', 'Pathao', 'RedX']);
  const [shown, setShown] = useState(FIRST_PAGE);

  const matching = all.filter(
    (order) =>
      (couriers.length === 0 || order.courier === null || couriers.includes(order.courier)) &&
      `${order.customer} ${order.phone} ${order.number}`.toLowerCase().includes(search.toLowerCase()),
  );
  const layout = useColumnLayout('gallery-orders', orderColumns);
  const pages = {
    hasNext: shown < matching.length,
    isLoadingNext: false,
    isFailed: false,
    loadNext: () => setShown((count) => count + 50),
  };
  const clear = () => {
    setSearch('');
    setCouriers([]);
  };

  return (
    <Stack>
      <PageHeader
        title="Orders"
        count="12,804 active"
        actions={
          <>
            <Button icon={Download}>Export</Button>
            <Button variant="primary" icon={Plus} kbd="N">
              New order
            </Button>
          </>
        }
      />
      <DataGrid
        label="Orders"
        columns={orderColumns}
        layout={layout}
        rows={matching.slice(0, shown)}
        getRowId={orderId}
        getRowLabel={orderLabel}
        selection={selection}
        totalCount={matching.length}
        pages={pages}
        isFiltered={search !== '' || couriers.length > 0}
        onClearFilters={clear}
        emptyState={<EmptyState title="No orders yet">Orders that you take or approve come here.</EmptyState>}
        bulkActions={[
          {
            id: 'confirm',
            label: 'Confirm',
            icon: CircleCheck,
            onAction: () => toast.success('2 orders confirmed'),
          },
          { id: 'courier', label: 'Book courier', icon: Truck, onAction: () => undefined },
          { id: 'print', label: 'Print', icon: Printer, onAction: () => undefined },
          { id: 'sms', label: 'SMS', icon: MessageSquareText, onAction: () => undefined },
          { id: 'cancel', label: 'Cancel', icon: XCircle, onAction: () => undefined, isDanger: true },
        ]}
        toolbar={
          <FilterBar
            searchLabel="Phone, order no., name, tracking"
            search={search}
            onSearch={setSearch}
            filters={[
              {
                id: 'courier',
                label: 'Courier',
                valueText: couriers.length > 0 ? couriers.join(', ') : undefined,
                onClear: () => setCouriers([]),
                renderEditor: () => (
                  <Stack>
                    {COURIERS.map((courier) => (
                      <Checkbox
                        key={courier}
                        label={courier}
                        isSelected={couriers.includes(courier)}
                        onChange={(isOn) =>
                          setCouriers(
                            isOn ? [...couriers, courier] : couriers.filter((name) => name !== courier),
                          )
                        }
                      />
                    ))}
                  </Stack>
                ),
              },
              { id: 'source', label: 'Source', onClear: () => undefined, renderEditor: () => 'Any source' },
              {
                id: 'district',
                label: 'District',
                onClear: () => undefined,
                renderEditor: () => 'Any district',
              },
            ]}
          />
        }
      />
    </Stack>
  );
}
