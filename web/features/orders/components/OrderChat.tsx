import { Copy, MessageCircle } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { OrderChat_order$data, OrderChat_order$key } from '../../../__generated__/OrderChat_order.graphql.ts';
import { copyText } from '../../../ui/copyText.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { whatsAppLink } from '../../customers/WhatsAppLink.tsx';
import { TO_COLLECT } from '../statusSets.ts';

/** What the customer is to know of the order, line by line. */
function chatText(order: OrderChat_order$data, t: TFunction): string {
  const { reference, status, lines, deliveryFee, discount, total, advance, due, shippingAddress, shipment } = order;
  const { name, phone, street, district, thana } = shippingAddress;
  const place = [thana, district].filter((part) => part && !street.toLowerCase().includes(part.toLowerCase()));
  return [
    t('Order {{order}}', { order: reference }),
    ...lines.map((line) => `${formatCount(line.quantity)} × ${line.name}: ${formatTaka(line.total)}`),
    ...(deliveryFee > 0 ? [t('Delivery {{amount}}', { amount: formatTaka(deliveryFee) })] : []),
    ...(discount > 0 ? [t('Discount {{amount}}', { amount: formatTaka(discount) })] : []),
    t('Total {{amount}}', { amount: formatTaka(total) }),
    ...(advance > 0 ? [t('{{amount}} advance', { amount: formatTaka(advance) })] : []),
    ...(TO_COLLECT.has(status) ? [t('To pay on delivery {{amount}}', { amount: formatTaka(due) })] : []),
    [name, phoneText(phone), street, ...place].filter(Boolean).join(', '),
    ...(shipment ? [[shipment.courier.name, shipment.trackingCode, shipment.trackingLink].filter(Boolean).join(', ')] : []),
  ].join('\n');
}

/** Tells the customer of the order in a chat: by WhatsApp, or as a text to be pasted into Messenger. */
export function OrderChat({ order: key }: { order: OrderChat_order$key }) {
  const { t } = useTranslation();
  const order = useFragment(
    graphql`
      fragment OrderChat_order on Order {
        reference
        status
        lines {
          name
          quantity
          total
        }
        deliveryFee
        discount
        total
        advance
        due
        shippingAddress {
          name
          phone
          street
          district
          thana
        }
        shipment {
          trackingCode
          trackingLink
          courier {
            name
          }
        }
      }
    `,
    key,
  );
  const text = chatText(order, t);
  const link = whatsAppLink(order.shippingAddress.phone, text);
  return (
    <Menu
      label={t('Tell the customer in a chat')}
      trigger={<IconButton icon={MessageCircle} label={t('Tell the customer in a chat')} />}
      entries={[
        { id: 'copy', label: t('Copy the order for Messenger'), icon: Copy, onAction: () => void copyText(text, order.reference) },
        ...(link ? [{ id: 'whatsapp', label: t('Send it by WhatsApp'), icon: MessageCircle, onAction: () => void window.open(link, '_blank', 'noreferrer') }] : []),
      ]}
    />
  );
}
