import styled from 'styled-components';
import { Badge } from '../Badge.tsx';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { DataGrid } from '../datagrid/DataGrid.tsx';
import { useColumnLayout } from '../datagrid/useColumnLayout.ts';
import { EmptyState, NoMatchState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { TextLink } from '../TextLink.tsx';
import { orderColumns } from './orders.tsx';
import type { SampleOrder } from './orders.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 14px;
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const statuses = [
  'PENDING',
  'CONFIRMED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'RETURN_PENDING',
  'HOLD',
  'CANCELLED',
];

/** Everything that is not the good case. */
export function StateShelf() {
  const layout = useColumnLayout('gallery-loading', orderColumns);
  return (
    <Stack>
      <Banner meaning="bad" title="Package Expired" action={<TextLink to="/">Renew Package</TextLink>}>
        Your package has expired. Please renew to use without interruptions.
      </Banner>
      <Banner meaning="warn" title="Package Expiring Soon" onDismiss={() => undefined}>
        Your package will expire in 5 days. Please renew to avoid interruptions.
      </Banner>
      <Banner meaning="info" title="Orders from the shop arrive every five minutes." />
      <Row>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Badge meaning="info">Estimate</Badge>
      </Row>
      <DataGrid<SampleOrder>
        label="Orders, loading"
        columns={orderColumns}
        layout={layout}
        rows={[]}
        getRowId={(order) => order.id}
        getRowLabel={(order) => order.id}
        emptyState={null}
        isLoading
        fit="content"
        hasKeys={false}
      />
      <Columns>
        <Card title="My Limits">
          <Stack>
            <ProgressBar kind="limit" label="Products" value={420} max={1000} valueText="420 of 1,000" />
            <ProgressBar kind="limit" label="Order" value={8700} max={10_000} valueText="8,700 of 10,000" />
            <ProgressBar kind="limit" label="User" value={5} max={5} valueText="5 of 5" />
          </Stack>
        </Card>
        <Card>
          <EmptyState title="No orders yet" action={<Button variant="primary">New order</Button>}>
            Orders that you take or approve come here.
          </EmptyState>
        </Card>
        <Card>
          <NoMatchState onClear={() => undefined} />
        </Card>
        <Card>
          <ErrorState onRetry={() => undefined} referenceId="r-7f3k2">
            The list could not be loaded. Check the connection and try again.
          </ErrorState>
        </Card>
      </Columns>
    </Stack>
  );
}
