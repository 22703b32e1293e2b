import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { normalisePhone, phoneText } from '../../../../schema/rules/phone.ts';
import type { WebOrderCustomer_order$key } from '../../../__generated__/WebOrderCustomer_order.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { CustomerCard } from '../../customers/CustomerCard.tsx';

const WhatsAppLink = lazyPart(() => import('../../customers/WhatsAppLink.tsx'), 'WhatsAppLink');

// The dialogs are loaded when they are opened.
const EditCustomerDialog = lazyPart(() => import('./EditCustomerDialog.tsx'), 'EditCustomerDialog', {
  onFailed: ({ onClose }) => onClose(),
});

interface WebOrderCustomerProps {
  order: WebOrderCustomer_order$key;
  /** Fetches the order again. */
  onReload: () => Promise<unknown>;
}

/** The customer as the shop sent it; can be edited before approval. */
export function WebOrderCustomer({ order, onReload }: WebOrderCustomerProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const data = useFragment(
    graphql`
      fragment WebOrderCustomer_order on WebOrder {
        customerName
        phone
        email
        address
        district
        customerNote
        buyerName
        buyerPhone
        otherPhone
        canDecide
        customerId
        ...EditCustomerDialog_order
      }
    `,
    order,
  );
  const { customerName, phone, email, address, district, customerNote, canDecide } = data;
  const { buyerName, buyerPhone, otherPhone } = data;
  const isForSomebodyElse = buyerName !== '' && (buyerName !== customerName || buyerPhone !== phone);
  return (
    <>
      <CustomerCard
        customerId={data.customerId}
        name={customerName}
        phone={phone}
        chat={<WhatsAppLink phone={phone} />}
        email={email}
        address={address}
        district={district}
        note={[
          customerNote,
          otherPhone && t('Other number: {{phone}}', { phone: phoneText(otherPhone) }),
          isForSomebodyElse && t('Ordered by {{name}}, {{phone}}', { name: buyerName, phone: phoneText(buyerPhone) }),
        ].filter(Boolean).join('\n')}
        mark={!normalisePhone(phone) && <Badge meaning="warn">{t('Check the phone')}</Badge>}
        actions={
          canDecide && (
            <IconButton icon={Pencil} label={t('Edit the customer')} onClick={() => setEditing(true)} />
          )
        }
      />
      {isEditing && (
        <EditCustomerDialog order={data} onReload={onReload} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
