import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { ProductParts_product$data, ProductParts_product$key } from '../../../__generated__/ProductParts_product.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

type Part = ProductParts_product$data['variants'][number]['bundleParts'][number];

/** How many bundles the available pieces of a part allow. */
const makes = ({ quantity, part }: Part) => Math.floor(part.stock.available / quantity);

/** The parts of a bundle and how many bundles each allows; nothing for other products. */
export function ProductParts({ product }: { product: ProductParts_product$key }) {
  const { t } = useTranslation();
  const { variants } = useFragment(
    graphql`
      fragment ProductParts_product on Product {
        variants {
          bundleParts {
            quantity
            part {
              id
              title
              sku
              price
              salePrice
              product {
                id
              }
              stock {
                available
              }
            }
          }
        }
      }
    `,
    product,
  );
  const parts = variants.flatMap(({ bundleParts }) => bundleParts);
  if (parts.length === 0) return null;
  const scarcest = Math.min(...parts.map(makes));
  return (
    <Card title={t('Parts of one bundle')} icon={Package} isFlush>
      <FactTable<Part>
        label={t('Parts of one bundle')}
        rows={parts}
        isStackedOnPhone
        getRowId={({ part }) => part.id}
        columns={[
          {
            id: 'part',
            header: t('Product'),
            isWide: true,
            cell: ({ part }) => (
              <CellText isStrong secondary={part.sku}>
                <TextLink to="/product/product-list/$id" params={{ id: part.product.id }}>{part.title}</TextLink>
              </CellText>
            ),
          },
          { id: 'pieces', header: t('Pieces'), align: 'end', cell: ({ quantity }) => formatCount(quantity) },
          { id: 'price', header: t('Price alone'), align: 'end', cell: ({ part }) => formatTaka(part.salePrice ?? part.price) },
          { id: 'available', header: t('Available'), align: 'end', cell: ({ part }) => formatCount(part.stock.available) },
          {
            id: 'makes',
            header: t('Enough for'),
            align: 'end',
            cell: (one) => (
              <CellText isStrong tone={makes(one) === scarcest && parts.length > 1 ? 'bad' : 'plain'}>{formatCount(makes(one))}</CellText>
            ),
          },
        ]}
      />
    </Card>
  );
}
