import { phoneText } from '../../../schema/rules/phone.ts';
import { searchOf } from '../../list/linkSearch.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { orderSearch } from '../orders/orderSearch.ts';

/** A phone number that links to the orders of whoever has it, by all their numbers; plain text without the permission to see orders. */
export function PhoneLink({ phone }: { phone: string }) {
  if (phone === '') return phoneText(phone);
  return (
    <TextLink to="/ecom/main-order-list" search={searchOf(orderSearch, { search: phone })}>
      {phoneText(phone)}
    </TextLink>
  );
}
