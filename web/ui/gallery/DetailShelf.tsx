import { CircleCheck, MessageSquareText, Phone, Printer, Truck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../Avatar.tsx';
import { Badge } from '../Badge.tsx';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { IconButton } from '../IconButton.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { Stepper } from '../Stepper.tsx';
import { TextLink } from '../TextLink.tsx';
import { Timeline } from '../Timeline.tsx';
import { toast } from '../toast.tsx';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 14px;
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 10px;

  > div {
    flex: 1;
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 10px;
`;

const steps = ['Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered', 'Settled'].map((label) => ({
  id: label,
  label,
}));

/** An order page. */
export function DetailShelf() {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <Stack>
      <PageHeader
        title="#10482"
        marks={
          <>
            <StatusBadge status="SHIPPED" />
            <StatusBadge status="UNSETTLED" label="COD unsettled" />
          </>
        }
        count="Web order 6093 · nakshighor.com"
        actions={
          <>
            <Button icon={Printer} kbd="P">
              Print
            </Button>
            <Button icon={Undo2} onClick={() => setCancelling(true)}>
              Return
            </Button>
            <Button
              variant="primary"
              icon={CircleCheck}
              onClick={() => toast.success('Order #10482 delivered', { onUndo: () => undefined })}
            >
              Mark delivered
            </Button>
          </>
        }
      />
      <Banner
        meaning="warn"
        title="Same phone has order #10466, pending since yesterday."
        action={<TextLink to="/">Open</TextLink>}
      />
      <Stepper label="Progress of the order" steps={steps} currentId="Shipped" />
      <Columns>
        <Card title="Money">
          <DescriptionList
            layout="amounts"
            items={[
              { id: 'items', term: 'Items', value: '৳8,350' },
              { id: 'delivery', term: 'Delivery, outside Dhaka', value: '৳130' },
              { id: 'discount', term: 'Discount', value: '−৳30' },
              { id: 'total', term: 'Total', value: '৳8,450', isTotal: true },
              { id: 'advance', term: 'Advance (bKash, 9GK7T1X2)', value: '৳0' },
              { id: 'due', term: 'COD to collect', value: '৳8,450', isTotal: true },
            ]}
          />
        </Card>
        <Card title="Profit, if delivered" mark={<Badge>Estimate</Badge>}>
          <DescriptionList
            layout="amounts"
            items={[
              { id: 'revenue', term: 'Revenue', value: '৳8,450' },
              { id: 'cost', term: 'Cost of goods, frozen at ship', value: '−৳5,120' },
              { id: 'fee', term: 'Courier and COD fee 1%', value: '−৳214' },
              { id: 'profit', term: 'Profit', value: '৳3,116', isTotal: true, meaning: 'good' },
            ]}
          />
        </Card>
        <Card
          title="Customer"
          actions={
            <>
              <IconButton icon={Phone} label="Call customer" />
              <IconButton icon={MessageSquareText} label="Send SMS" badge={3} />
            </>
          }
        >
          <Person>
            <Avatar name="Farhana Akter" size={36} />
            <div>
              <strong>Farhana Akter</strong>
              <p>01711-204466</p>
            </div>
            <Avatar name="নকশি ঘর" shape="square" />
          </Person>
          House 14, Road 3, Kandirpar, Cumilla Sadar, Cumilla
          <Marks>
            <Badge meaning="good">11 of 12 delivered</Badge>
            <Badge>৳64,200 lifetime</Badge>
            <Badge meaning="warn">1 return</Badge>
          </Marks>
        </Card>
        <Card title="Parcel" icon={Truck}>
          <DescriptionList
            items={[
              { id: 'courier', term: 'Courier', value: 'Steadfast' },
              { id: 'consignment', term: 'Consignment', value: 'SFR-88120' },
              { id: 'state', term: 'Courier says', value: 'In transit, Cumilla hub' },
              { id: 'handed', term: 'Handed over', value: '18 Nov, 6:20 pm' },
            ]}
          />
        </Card>
        <Card title="Timeline">
          <Timeline
            label="Timeline"
            items={[
              { id: '1', title: 'Steadfast: reached Cumilla hub', meta: '20 Nov 2026, 2:05 pm · courier' },
              { id: '2', title: 'Handed over, manifest M-311', meta: '18 Nov 2026, 6:20 pm · Rakib' },
              {
                id: '3',
                title: 'Address changed',
                meta: '18 Nov 2026, 5:02 pm · Rakib',
                detail: 'Road 2 → Road 3',
                meaning: 'warn',
              },
              { id: '4', title: 'Approved from web order 6093', meta: '18 Nov 2026, 11:38 am · Nadia' },
            ]}
          />
        </Card>
      </Columns>
      <ConfirmDialog
        title="Return order #10482?"
        confirmLabel="Ask for return"
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onConfirm={() => setCancelling(false)}
        isDanger
      >
        The courier is asked to bring the parcel back. Stock returns when the parcel is scanned in.
      </ConfirmDialog>
    </Stack>
  );
}
