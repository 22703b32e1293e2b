import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductPlaces_product$data, ProductPlaces_product$key } from '../../../__generated__/ProductPlaces_product.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import type { Bucket } from '../../stock/buckets.ts';
import { useBucketWords } from '../../stock/buckets.ts';
import { WhyNumber } from '../../stock/components/WhyNumber.tsx';

type Variant = ProductPlaces_product$data['variants'][number];
type Row = Variant['stockByLocation'][number] & Pick<Variant, 'id' | 'sku'>;

/** The stock of each variant by location; nothing for a business with one location. */
export function ProductPlaces({ product }: { product: ProductPlaces_product$key }) {
  const { t } = useTranslation();
  const words = useBucketWords();
  const { variants } = useFragment(
    graphql`
      fragment ProductPlaces_product on Product {
        variants {
          id
          sku
          stockByLocation {
            location {
              id
              name
            }
            onHand
            reserved
            withCourier
            returning
            damaged
            inTransfer
          }
        }
      }
    `,
    product,
  );
  const rows = variants.flatMap(({ id, sku, stockByLocation }) => stockByLocation.map((place): Row => ({ ...place, id, sku })));
  if (new Set(rows.map(({ location }) => location.id)).size < 2) return null;
  const buckets = (Object.keys(words) as Bucket[]).filter((bucket) => bucket === 'onHand' || rows.some((row) => row[bucket] !== 0));
  return (
    <Card title={t('Stock by location')} icon={MapPin} isFlush>
      <FactTable<Row>
        label={t('Stock by location')}
        rows={rows}
        getRowId={({ id, location }) => `${id}/${location.id}`}
        groupOf={({ sku }) => sku}
        isStackedOnPhone
        columns={[
          { id: 'location', header: t('Location'), isWide: true, cell: ({ location }) => location.name },
          ...buckets.map((bucket): FactColumn<Row> => ({
            id: bucket,
            header: words[bucket],
            align: 'end',
            cell: ({ id, sku, location, ...row }) => (
              <WhyNumber
                units={row[bucket]}
                variantId={id}
                locationId={location.id}
                bucket={bucket}
                what={t('{{sku}} at {{location}}: {{place}}', { sku, location: location.name, place: words[bucket] })}
              />
            ),
          })),
        ]}
      />
    </Card>
  );
}
