import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Children, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import { normalisePhone, phoneText } from '../../../schema/rules/phone.ts';
import { useFoundKinds } from '../../shell/useFoundKinds.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { customerRiskText, riskMeaning } from '../customers/riskText.ts';
import { searchRoute } from './searchRoutes.ts';
import { MIN_LENGTH, MOST_CUSTOMERS, useFinds } from './useFinds.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding: 10px 16px;
    border-top: 1px solid ${token.border};
  }

  li:focus-within {
    background: ${token.hover};
  }
`;

const Note = styled.span`
  min-width: 0;
  color: ${token.ink2};
  overflow-wrap: anywhere;
`;

const End = styled.span`
  display: inline-flex;
  gap: 10px;
  flex-wrap: wrap;
  align-items: center;
  margin-left: auto;
`;

/** Search over orders, customers and products: `/ecom/ecom-search`. */
export function SearchPage() {
  const { t } = useTranslation();
  const kinds = Object.values(useFoundKinds());
  if (!kinds.some(Boolean)) {
    return (
      <Stack>
        <PageHeader title={t('Search')} />
        <EmptyState title={t('Nothing to search')}>{t('Your permissions leave orders, web orders and products out.')}</EmptyState>
      </Stack>
    );
  }
  const isAll = kinds.every(Boolean);
  return <Search hint={isAll ? t('Orders, customers, web orders and products, in Bangla or English.') : t('All that you may see, in Bangla or English.')} />;
}

function Search({ hint }: { hint: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canOpenCustomers = useCan('ADMIN');
  const canListOrders = useCan('orderList');
  const canTakeOrders = useCan('newOrder');
  const { q = '' } = searchRoute.useSearch();
  const [text, setText] = useState(q);
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const wanted = text.trim();
  const { finds, error, retry } = useFinds(wanted);

  /** The address as it was seen last, and what was sent there since and may come back from it letter by letter. */
  const seen = useRef(q);
  const sent = useRef(new Set<string>());
  // The text is kept in the address, for links and for Back. What comes there otherwise was chosen elsewhere, as in the palette.
  useEffect(() => {
    const isChosen = q !== seen.current && !sent.current.has(q);
    seen.current = q;
    if (wanted === q) {
      sent.current.clear();
    } else if (isChosen) {
      setText(q);
    } else {
      sent.current.add(wanted);
      void navigate({ to: '/ecom/ecom-search', search: { q: wanted || undefined }, replace: true });
    }
  }, [navigate, wanted, q]);

  /** The arrow keys move from the field through the results, Enter opens one. */
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...page.current!.querySelectorAll<HTMLElement>('input[type=search], a')];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const orders = finds?.orders?.edges.map(({ node }) => node) ?? [];
  const webOrders = finds?.webOrders?.edges.map(({ node }) => node) ?? [];
  const variants = finds?.variants?.edges.map(({ node }) => node) ?? [];
  const customers = finds?.foundCustomers ?? [];
  const wantedPhone = normalisePhone(wanted);
  const isEmpty = finds && orders.length + webOrders.length + variants.length + customers.length === 0;
  /** A number that none of the customers found is called by. */
  const newCaller = finds && canTakeOrders && customers.every(({ phone }) => phone !== wantedPhone) ? wantedPhone : null;
  return (
    <Stack ref={page} role="presentation" onKeyDown={onKeyDown}>
      <PageHeader title={t('Search')} />
      <SearchField label={t('Phone, order no., tracking, SKU or name')} value={text} onChange={setText} inputRef={field} />
      {wanted.length < MIN_LENGTH && (
        <EmptyState title={t('Search everything')}>{hint}</EmptyState>
      )}
      {error && <ErrorState onRetry={retry}>{error.message}</ErrorState>}
      {isEmpty && !newCaller && <EmptyState title={t('Nothing matches')}>{t('Try a part of the name, or the number on the sticker.')}</EmptyState>}
      {isEmpty && newCaller && <EmptyState title={t('Nobody has ordered with this number yet')} action={<NewOrderLink phone={newCaller} />} />}
      <Group title={t('Customers')}>
        {customers.map(({ id, name, phone, orderCount, deliveredCount, returnedCount, spent, risk, addresses }) => (
          <li key={id}>
            {canOpenCustomers
              ? <TextLink to="/customer/customer-list/$id" params={{ id }}>{name}</TextLink>
              : <TextLink to="/ecom/main-order-list" search={{ search: phone }}>{name}</TextLink>}
            <Note>{[phoneText(phone), addresses[0]?.street, addresses[0]?.district].filter(Boolean).join(' · ')}</Note>
            <End>
              <Badge meaning={riskMeaning(risk)}>{customerRiskText(risk, t)}</Badge>
              {t('{{orders}} orders, {{delivered}} delivered, {{returned}} returned', {
                count: orderCount, orders: formatCount(orderCount), delivered: formatCount(deliveredCount), returned: formatCount(returnedCount),
                defaultValue_one: '{{orders}} order, {{delivered}} delivered, {{returned}} returned',
              })}
              <span>{t('{{amount}} spent', { amount: formatTaka(spent) })}</span>
              <NewOrderLink phone={phone} inRow />
            </End>
          </li>
        ))}
        {newCaller && !isEmpty && (
          <li>
            <NewOrderLink phone={newCaller} />
          </li>
        )}
        {canOpenCustomers && customers.length >= MOST_CUSTOMERS && (
          <li>
            <TextLink to="/customer/customer-list" search={{ search: wanted }}>{t('All customers that match')}</TextLink>
          </li>
        )}
      </Group>
      <Group title={t('Orders')}>
        {orders.map(({ id, reference, status, total, shippingAddress, shipment }) => (
          <li key={id}>
            <TextLink to="/ecom/order/$id" params={{ id }}>{reference}</TextLink>
            <Note>{[shippingAddress.name, phoneText(shippingAddress.phone), shipment?.trackingCode].filter(Boolean).join(' · ')}</Note>
            <End>
              <StatusBadge status={status} />
              {formatTaka(total)}
            </End>
          </li>
        ))}
        {canListOrders && finds?.orders?.pageInfo.hasNextPage && (
          <li>
            <TextLink to="/ecom/main-order-list" search={{ search: wanted }}>{t('All orders that match')}</TextLink>
          </li>
        )}
      </Group>
      <Group title={t('Web orders')}>
        {webOrders.map(({ id, number, siteName, status, customerName, phone, total }) => (
          <li key={id}>
            <TextLink to="/website/order/$id" params={{ id }}>{`#${number}`}</TextLink>
            <Note>{[siteName, customerName, phoneText(phone)].filter(Boolean).join(' · ')}</Note>
            <End>
              <StatusBadge status={status} />
              {formatTaka(total)}
            </End>
          </li>
        ))}
        {finds?.webOrders?.pageInfo.hasNextPage && (
          <li>
            <TextLink to="/website/website-order-list" search={{ status: 'ALL', search: wanted }}>{t('All web orders that match')}</TextLink>
          </li>
        )}
      </Group>
      <Group title={t('Products')}>
        {variants.map(({ id, title, sku, price, stock, product }) => (
          <li key={id}>
            <TextLink to="/product/product-list/$id" params={{ id: product.id }}>{title}</TextLink>
            <Note>{sku}</Note>
            <End>
              {t('{{number}} available', { number: formatCount(stock.available) })}
              <span>{formatTaka(price)}</span>
            </End>
          </li>
        ))}
        {finds?.variants?.pageInfo.hasNextPage && (
          <li>
            <TextLink to="/product/product-list" search={{ search: wanted }}>{t('All products that match')}</TextLink>
          </li>
        )}
      </Group>
    </Stack>
  );
}

/** Leads to the form of a new order, with this number in it. */
function NewOrderLink({ phone, inRow }: { phone: string; inRow?: boolean }) {
  const { t } = useTranslation();
  const label = t('New order for {{phone}}', { phone: phoneText(phone) });
  return (
    <LinkButton
      to="/ecom/ecom-new-order"
      search={{ phone }}
      icon={Plus}
      size={inRow ? 'small' : 'medium'}
      variant={inRow ? 'secondary' : 'primary'}
      aria-label={label}
    >
      {inRow ? t('New order') : label}
    </LinkButton>
  );
}

/** Results of one kind; renders nothing without any. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  // A link to all that match stands among them, or nothing in its place.
  const rows = Children.toArray(children);
  if (rows.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <Rows aria-label={title}>{rows}</Rows>
    </Card>
  );
}
