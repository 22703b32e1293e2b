import styled from 'styled-components';
import { knownSearch } from '../../../list/linkSearch.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const Found = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: 12px;
    align-items: center;
  }
`;

interface FoundOrdersProps {
  orders: readonly { readonly id: string; readonly reference: string; readonly status: string; readonly shippingAddress: { readonly name: string } }[];
}

/** The orders that were found by one number, each leading to its form: under the address of the page, which has two. */
export function FoundOrders({ orders }: FoundOrdersProps) {
  return (
    <Found>
      {orders.map(({ id, reference, status, shippingAddress }) => (
        <li key={id}>
          <TextLink to="." search={knownSearch({ find: reference })}>{reference}</TextLink>
          {shippingAddress.name}
          <StatusBadge status={status} />
        </li>
      ))}
    </Found>
  );
}
