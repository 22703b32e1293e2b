import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { DashboardProducts_dashboard$key } from '../../../__generated__/DashboardProducts_dashboard.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ProductThumb } from '../../catalog/ProductThumb.tsx';

const Item = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
`;

/** From this share on, in percent, what comes back of a product needs somebody. */
const HIGH_SHARE = 20;
/** Of fewer pieces a share says nothing. */
const FEWEST_PIECES = 5;

/** What earned most in the range. */
export function DashboardProducts({ dashboard }: { dashboard: DashboardProducts_dashboard$key }) {
  const { t } = useTranslation();
  const { products } = useFragment(
    graphql`
      fragment DashboardProducts_dashboard on Dashboard {
        products {
          productId
          name
          units
          returnedUnits
          revenue
          pictureUrl
        }
      }
    `,
    dashboard,
  );

  function returned({ units, returnedUnits }: (typeof products)[number]) {
    const ended = units + returnedUnits;
    const share = (returnedUnits / ended) * 100;
    const text = t('{{share}}%', { share: formatCount(share) });
    return ended >= FEWEST_PIECES && share >= HIGH_SHARE ? <CellText tone="bad" secondary={t('High')}>{text}</CellText> : text;
  }

  return (
    <Card title={t('Top products')} isFlush>
      {products.length === 0 ? (
        <EmptyState title={t('Nothing was delivered in these days')} />
      ) : (
        <FactTable
          label={t('Top products')}
          isStackedOnPhone
          rows={products}
          getRowId={({ productId }) => productId}
          columns={[
            {
              id: 'product',
              header: t('Product'),
              isWide: true,
              cell: ({ productId, name, pictureUrl }) => (
                <Item>
                  <ProductThumb name={name} src={pictureUrl} />
                  <TextLink to="/product/product-list/$id" params={{ id: productId }}>{name}</TextLink>
                </Item>
              ),
            },
            { id: 'delivered', header: t('Delivered'), align: 'end', cell: ({ units }) => formatCount(units) },
            { id: 'returned', header: t('Returned'), align: 'end', cell: returned },
            { id: 'revenue', header: t('Value'), align: 'end', cell: ({ revenue }) => formatTaka(revenue) },
          ]}
        />
      )}
    </Card>
  );
}
