import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { Track_order$key } from '../../../__generated__/Track_order.graphql.ts';
import { token } from '../../../ui/theme/token.ts';

const SHOWN = 12;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;

  > span:first-child {
    display: inline-flex;
    gap: 3px;
  }

  i {
    width: 9px;
    height: 16px;
    border: 1px solid transparent;
    border-radius: 3px;
    background: ${token.borderStrong};
  }

  i[data-returned] {
    border-color: ${token.badText};
    background: none;
  }
`;

/** The buyer's earlier parcels: a bar for each, hollow where it was returned. */
export function Track({ order }: { order: Track_order$key }) {
  const { t } = useTranslation();
  const { caller } = useFragment(
    graphql`
      fragment Track_order on WebOrder {
        caller {
          orderCount
          deliveredCount
          returnedCount
        }
      }
    `,
    order,
  );
  if (!caller) return null;
  const { orderCount, deliveredCount, returnedCount } = caller;
  const ended = deliveredCount + returnedCount;
  if (orderCount === 0) return <Line><span>{t('First order of this phone')}</span></Line>;
  if (ended === 0) return <Line><span>{t('Ordered before, no parcel has arrived yet')}</span></Line>;
  const bars = Math.min(ended, SHOWN);
  const hollow = Math.round((returnedCount / ended) * bars);
  return (
    <Line>
      <span aria-hidden>
        {Array.from({ length: bars }, (_, index) => <i key={index} data-returned={index >= bars - hollow ? '' : undefined} />)}
      </span>
      <span>
        <strong>{t('{{delivered}} of {{ended}} delivered', { delivered: formatCount(deliveredCount), ended: formatCount(ended) })}</strong>
        {returnedCount > 0 && ` · ${t('{{count}} returns', { count: returnedCount, defaultValue_one: '{{count}} return' })}`}
      </span>
    </Line>
  );
}
