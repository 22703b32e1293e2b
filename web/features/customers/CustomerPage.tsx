import { Navigate } from '@tanstack/react-router';
import { Ban, BellOff, BellRing, Merge, Pencil, Split } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { CustomerPage_customer$key } from '../../__generated__/CustomerPage_customer.graphql.ts';
import type { CustomerPageQuery } from '../../__generated__/CustomerPageQuery.graphql.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useLiveRecord } from '../../live/useLiveRecord.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh, useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { toast } from '../../ui/toast.tsx';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { RecordTasks } from '../tasks/lazyRecordTasks.ts';
import { CustomerContact } from './components/CustomerContact.tsx';
import { CustomerDoubts } from './components/CustomerDoubts.tsx';
import { CustomerFigures } from './components/CustomerFigures.tsx';
import { CustomerOrders } from './components/CustomerOrders.tsx';
import { CustomerWebOrders } from './components/CustomerWebOrders.tsx';
import { customerRoute } from './customersRoutes.ts';
import { useEditCustomer } from './mutations/useEditCustomer.ts';

const EditCustomerDialog = lazyPart(() => import('./components/EditCustomerDialog.tsx'), 'EditCustomerDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const BlockDialog = lazyPart(() => import('../web-orders/blocks/BlockDialog.tsx'), 'BlockDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const MergeCustomersDialog = lazyPart(() => import('./components/MergeCustomersDialog.tsx'), 'MergeCustomersDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const SeparateNumberDialog = lazyPart(() => import('./components/SeparateNumberDialog.tsx'), 'SeparateNumberDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const customerPageQuery = graphql`
  query CustomerPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on Customer {
        mergedInto {
          id
        }
        ...CustomerPage_customer
      }
    }
    ...CustomerOrders_query @arguments(id: $id)
    ...CustomerWebOrders_query @arguments(id: $id)
  }
`;

const Note = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  color: ${token.ink2};
`;

/** Page of a customer: `/customer/customer-list/$id`. */
export function CustomerPage() {
  const query = useRouteQuery<CustomerPageQuery>(customerPageQuery, customerRoute.useLoaderData());
  const { node } = query;
  if (node?.__typename !== 'Customer') return <NotFoundPage />;
  if (node.mergedInto) return <Navigate to="/customer/customer-list/$id" params={{ id: node.mergedInto.id }} replace />;
  return <CustomerDetail customer={node} query={query} />;
}

interface CustomerDetailProps {
  customer: CustomerPage_customer$key;
  query: CustomerPageQuery['response'];
}

function CustomerDetail({ customer: key, query }: CustomerDetailProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null);
  const [blocking, setBlocking] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const { editCustomer } = useEditCustomer();
  const customer = useFragment(
    graphql`
      fragment CustomerPage_customer on Customer {
        id
        version
        name
        phone
        note
        tags
        smsOptOut
        otherPhones
        blocks {
          phone
        }
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
        ...CustomerContact_customer
        ...CustomerDoubts_customer
        ...CustomerFigures_customer
      }
    `,
    key,
  );
  const { id, version, name, phone, note, tags, smsOptOut, otherPhones, blocks, timeline } = customer;
  const free = [phone, ...otherPhones].filter((number) => blocks.every((block) => block.phone !== number));
  const reload = useReload<CustomerPageQuery>(customerPageQuery, { id });
  const refresh = useRefresh<CustomerPageQuery>(customerPageQuery, { id });
  useLiveRecord({ type: 'Customer', id, read: reload });
  useHotkeys([{ code: 'KeyE', label: t('Edit'), run: () => setOpen('edit') }]);

  async function changeSms() {
    const outcome = await editCustomer({ customerId: id, version, smsOptOut: !smsOptOut });
    if (!outcome.ok) toastProblem(outcome.problem);
    else toast.success(smsOptOut ? t('{{name}} may get SMS again', { name }) : t('{{name}} gets no more SMS to many', { name }));
  }

  return (
    <RecordScreen
      title={name}
      marks={smsOptOut && <Badge meaning="warn">{t('No SMS')}</Badge>}
      note={phoneText(phone)}
      back={
        <RecordNav
          kind="customer"
          id={id}
          fallback="/customer/customer-list"
          linkOf={(next) => ({ to: '/customer/customer-list/$id', params: { id: next } })}
          label={t('Back to customers')}
        />
      }
      menu={[
        { id: 'merge', icon: Merge, label: t('Merge'), onAction: () => setOpen('merge') },
        ...otherPhones.map((number) => ({
          id: `separate ${number}`, icon: Split, label: t('Separate {{phone}}', { phone: phoneText(number) }), onAction: () => setLeaving(number),
        })),
        ...free.map((number) => ({
          id: `block ${number}`, icon: Ban, onAction: () => setBlocking(number),
          label: otherPhones.length > 0 ? t('Block {{phone}}', { phone: phoneText(number) }) : t('Block'),
        })),
        { id: 'sms', icon: smsOptOut ? BellRing : BellOff, label: smsOptOut ? t('SMS again') : t('No SMS'), onAction: () => void changeSms() },
      ]}
      actions={
        <Button icon={Pencil} variant="primary" kbd="E" onClick={() => setOpen('edit')}>
          {t('Edit')}
        </Button>
      }
      aside={
        <>
          <CustomerContact customer={customer} />
          <CustomerDoubts customer={customer} />
          {(note !== '' || tags.length > 0) && (
            <Card title={t('For the staff')}>
              {tags.length > 0 && (
                <Tags>
                  {tags.map((tag) => <TextLink key={tag} to="/customer/customer-list" search={{ tag }}>{tag}</TextLink>)}
                </Tags>
              )}
              {note !== '' && <Note>{note}</Note>}
            </Card>
          )}
          <RecordTasks kind="CUSTOMER" id={id} />
          <AuditTimeline of={id} timeline={timeline} />
        </>
      }
    >
      <CustomerFigures customer={customer} />
      <CustomerOrders query={query} />
      <CustomerWebOrders query={query} />
      {open === 'edit' && <EditCustomerDialog customer={customer} onReload={reload} onClose={() => setOpen(null)} />}
      {open === 'merge' && <MergeCustomersDialog ids={[id]} onClose={() => setOpen(null)} />}
      {leaving && <SeparateNumberDialog customer={customer} phone={leaving} onClose={() => setLeaving(null)} />}
      {blocking && <BlockDialog phone={blocking} onSaved={() => void refresh()} onClose={() => setBlocking(null)} />}
    </RecordScreen>
  );
}
