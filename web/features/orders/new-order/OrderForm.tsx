import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderForm_query$key } from '../../../__generated__/OrderForm_query.graphql.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { OrderFormBody } from './OrderFormBody.tsx';
import type { OrderFormOptions } from './OrderFormBody.tsx';

/** The form of an order with the settings that it needs: sources, note templates, delivery methods and fees. */
export function OrderForm({ query, ...rest }: OrderFormOptions & { query: OrderForm_query$key }) {
  const { t } = useTranslation();
  const { viewer, courierChoices, orderSources, shippingNotes } = useFragment(
    graphql`
      fragment OrderForm_query on Query {
        orderSources {
          name
          isDefault
          isArchived
        }
        shippingNotes {
          id
          name
          text
          isArchived
        }
        courierChoices {
          name
          districts
        }
        viewer {
          id
          business {
            id
            ecomOrderUsage
            ecomOrderLimit
            deliveryFeeInside
            deliveryFeeSuburb
            deliveryFeeOutside
            deliveryIncludedKg
            deliveryFeeExtraKg
          }
        }
      }
    `,
    query,
  );
  const business = viewer?.business;
  if (!business) return <Banner meaning="warn" title={t('Choose a business first')} />;
  return (
    <OrderFormBody
      {...rest}
      key={business.id}
      userId={viewer.id}
      business={business}
      couriers={courierChoices}
      sources={orderSources.filter(({ isArchived }) => !isArchived)}
      notes={shippingNotes.filter(({ isArchived }) => !isArchived)}
    />
  );
}
