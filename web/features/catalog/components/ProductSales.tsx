import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { ProductSales_product$key } from '../../../__generated__/ProductSales_product.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';

/** The product's sales of the last 30 days, and the web shops that sell it. */
export function ProductSales({ product }: { product: ProductSales_product$key }) {
  const { t } = useTranslation();
  const { sales, listings } = useFragment(
    graphql`
      fragment ProductSales_product on Product {
        sales {
          shipped
          back
          delivered
          revenue
        }
        listings {
          siteName
          name
          sku
        }
      }
    `,
    product,
  );
  return (
    <>
      <Card title={t('Last 30 days')}>
        <DescriptionList
          layout="facts"
          items={[
            { id: 'shipped', term: t('Shipped'), value: formatCount(sales.shipped) },
            { id: 'delivered', term: t('Delivered'), value: formatCount(sales.delivered) },
            { id: 'back', term: t('Came back'), value: formatCount(sales.back) },
            { id: 'revenue', term: t('Sales'), value: formatTaka(sales.revenue) },
          ]}
        />
      </Card>
      {listings.length > 0 && (
        <Card title={t('In web shops')}>
          <DescriptionList
            layout="facts"
            items={listings.map(({ siteName, name, sku }, index) => ({
              id: String(index), term: siteName, value: sku ? `${name} (${sku})` : name,
            }))}
          />
        </Card>
      )}
    </>
  );
}
