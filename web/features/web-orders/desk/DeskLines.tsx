import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { DeskLines_order$key } from '../../../__generated__/DeskLines_order.graphql.ts';
import { token } from '../../../ui/theme/token.ts';
import { ProductThumb } from '../../catalog/ProductThumb.tsx';

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 10px;
    align-items: center;
  }

  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 550;
  }

  small {
    display: block;
    font-size: 12.5px;
    color: ${token.ink2};
  }

  small[data-short] {
    color: ${token.warnText};
    font-weight: 600;
  }

  div:last-child {
    text-align: right;
  }
`;

/** The ordered lines, and the stock of each. */
export function DeskLines({ order }: { order: DeskLines_order$key }) {
  const { t } = useTranslation();
  const { lines } = useFragment(
    graphql`
      fragment DeskLines_order on WebOrder {
        lines {
          id
          name
          details
          quantity
          refundedQuantity
          total
          sendsNothing
          variant {
            sku
            pictureUrl
            stock {
              available
            }
          }
        }
      }
    `,
    order,
  );
  return (
    <Rows aria-label={t('Items')}>
      {lines.map(({ id, name, details, quantity, refundedQuantity, total, variant, sendsNothing }) => {
        const wanted = quantity - refundedQuantity;
        return (
          <li key={id}>
            <ProductThumb name={name} src={variant?.pictureUrl} />
            <div>
              <strong>{name}</strong>
              <small>{[details, variant?.sku].filter(Boolean).join(' · ')}</small>
            </div>
            <div>
              {formatCount(wanted)} × {formatTaka(wanted > 0 ? total / quantity : 0)}
              {variant ? (
                <small data-short={variant.stock.available < wanted ? '' : undefined}>
                  {t('{{number}} in stock', { number: formatCount(variant.stock.available) })}
                </small>
              ) : sendsNothing ? (
                <small>{t('Nothing to send')}</small>
              ) : (
                <small data-short="">{t('Unmapped')}</small>
              )}
            </div>
          </li>
        );
      })}
    </Rows>
  );
}
