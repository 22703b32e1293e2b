import { CircleCheck, Download, MessageSquare, Plus, Printer, Truck, XCircle } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { DataGrid } from '../datagrid/DataGrid.tsx';
import { FilterBar } from '../datagrid/FilterBar.tsx';
import { StatusTabs } from '../datagrid/StatusTabs.tsx';
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
  const [status, setStatus] = useState('ALL');
  const [search, setSearch] = useState('');
  const [couriers, setCouriers] = useState<string[]>(['Steadfast', 'Pathao', 'RedX']);
  const [shown, setShown] = useState(FIRST_PAGE);

  const matching = all.filter(
    (order) =>
      (status === 'ALL' || order.status === status) &&
      (couriers.length === 0 || order.courier === null || couriers.includes(order.courier)) &&
      `${order.customer} ${order.phone} ${order.number}`.toLowerCase().includes(search.toLowerCase()),
  );
  const clear = () => {
    setSearch('');
    setCouriers([]);
    setStatus('ALL');
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
      <StatusTabs
        label="Orders by status"
        selectedId={status}
        onSelect={setStatus}
        tabs={[
          { id: 'ALL', label: 'All', count: 12_804 },
          { id: 'PENDING', label: 'Pending', count: 214 },
          { id: 'CONFIRMED', label: 'Confirmed', count: 96 },
          { id: 'PACKED', label: 'Packed', count: 61 },
          { id: 'SHIPPED', label: 'Shipped', count: 1930 },
          { id: 'DELIVERED', label: 'Delivered', count: 10_288 },
          { id: 'RETURN_PENDING', label: 'Return pending', count: 183 },
        ]}
      />
      <DataGrid
        id="gallery-orders"
        label="Orders"
        columns={orderColumns}
        rows={matching.slice(0, shown)}
        getRowId={orderId}
        getRowLabel={orderLabel}
        onOpen={(order) => toast.success(`Order #${order.number} opened`)}
        selection={selection}
        totalCount={matching.length}
        hasNext={shown < matching.length}
        onLoadNext={() => setShown((count) => count + 50)}
        isFiltered={search !== '' || couriers.length > 0 || status !== 'ALL'}
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
          { id: 'sms', label: 'SMS', icon: MessageSquare, onAction: () => undefined },
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
