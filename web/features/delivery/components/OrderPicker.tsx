import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { OrderPickerQuery } from '../../../__generated__/OrderPickerQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { ComboBox, type ComboBoxOption } from '../../../ui/ComboBox.tsx';

const query = graphql`
  query OrderPickerQuery($search: String!) {
    orders(first: 8, filter: { search: $search }) {
      edges {
        node {
          id
          reference
          shippingAddress {
            name
            phone
          }
          shipment {
            trackingCode
          }
        }
      }
    }
  }
`;

interface OrderPickerProps {
  label: string;
  onChoose: (orderId: string) => void;
}

/** Finds an order by its number, the number of its parcel, name or phone. */
export function OrderPicker({ label, onChoose }: OrderPickerProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ComboBoxOption | null>(null);
  const [text, setText] = useState('');
  // What stands in the field once an order is chosen is not a search.
  const search = text === chosen?.label ? '' : text.trim();
  const { data, isLoading, error } = useDebouncedQuery<OrderPickerQuery>(query, { search });
  const found = (data?.orders.edges ?? []).map(({ node: { id, reference, shippingAddress: { name, phone }, shipment } }) => ({
    id, label: `${reference} · ${name}`, note: [shipment?.trackingCode, phone].filter(Boolean).join(' · '),
  }));
  const known = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen] : [];
  return (
    <ComboBox
      label={label}
      placeholder={t('Order number, consignment, phone or name')}
      value={chosen?.id ?? null}
      text={text}
      onSearch={setText}
      onChange={(id) => {
        const order = found.find((one) => one.id === id);
        if (!order) return;
        setChosen(order);
        setText(order.label);
        onChoose(order.id);
      }}
      isLoading={isLoading}
      error={error}
      options={[...known, ...found]}
    />
  );
}
