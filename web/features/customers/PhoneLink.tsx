import { phoneText } from '../../../schema/rules/phone.ts';
import { searchOf } from '../../list/linkSearch.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { orderSearch } from '../orders/orderSearch.ts';

/** A mobile number that leads to the orders of whoever has it; plain text for whoever may not see orders. */
export function PhoneLink({ phone }: { phone: string }) {
  const canOpen = useCan('orderList');
  if (!canOpen || phone === '') return phoneText(phone);
  return (
    <TextLink to="/ecom/main-order-list" search={searchOf(orderSearch, { search: phone })}>
      {phoneText(phone)}
    </TextLink>
  );
}
