import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { DashboardCouriers_dashboard$key } from '../../../__generated__/DashboardCouriers_dashboard.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { upToOneDecimal } from '../../../ui/oneDecimal.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import { notSettledSearch } from '../../delivery/notSettledSearch.ts';

const Share = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
`;

/** Decoration of the share beside it. */
const Bar = styled.span<{ $share: number }>`
  width: 84px;
  height: 6px;
  border-radius: 3px;
  background: linear-gradient(${token.accent}, ${token.accent}) 0 / ${({ $share }) => `${$share}%`} 100% no-repeat ${token.mutedSoft};

  ${media.phone} {
    display: none;
  }
`;

/** Couriers by the parcels that ended in the range, and what they hold now. */
export function DashboardCouriers({ dashboard }: { dashboard: DashboardCouriers_dashboard$key }) {
  const { t } = useTranslation();
  const canSeeHeld = useCan('notification');
  const { couriers } = useFragment(
    graphql`
      fragment DashboardCouriers_dashboard on Dashboard {
        couriers {
          courierId
          name
          delivered
          cameBack
          returned
          averageDays
          held
        }
      }
    `,
    dashboard,
  );
  const endedOf = ({ delivered, cameBack, returned }: (typeof couriers)[number]) => delivered - cameBack + returned;
  const shareOf = (courier: (typeof couriers)[number]) => ((courier.delivered - courier.cameBack) / endedOf(courier)) * 100;
  return (
    <Card title={t('Couriers')} isFlush>
      {couriers.length === 0 ? (
        <EmptyState title={t('No parcel ended in these days')} />
      ) : (
        <FactTable
          label={t('Couriers')}
          isStackedOnPhone
          rows={couriers}
          getRowId={({ name }) => name}
          columns={[
            { id: 'courier', header: t('Courier'), isWide: true, cell: ({ name }) => name },
            { id: 'ended', header: t('Ended'), align: 'end', cell: (courier) => formatCount(endedOf(courier)) },
            {
              id: 'delivered',
              header: t('Delivered'),
              align: 'end',
              cell: (courier) => endedOf(courier) === 0 ? '–' : (
                <Share>
                  <Bar $share={shareOf(courier)} aria-hidden />
                  {t('{{share}}%', { share: upToOneDecimal(shareOf(courier)) })}
                </Share>
              ),
            },
            {
              id: 'days',
              header: t('Average time'),
              align: 'end',
              cell: ({ averageDays }) => (typeof averageDays === 'number' ? t('{{days}} days', { days: averageDays }) : '–'),
            },
            {
              id: 'held',
              header: t('Holds now'),
              align: 'end',
              cell: ({ courierId, held }) =>
                canSeeHeld && courierId && held !== 0 ? (
                  <TextLink to="/notification/not-settled-orders" search={searchOf(notSettledSearch, { courier: courierId })}>
                    {formatTaka(held)}
                  </TextLink>
                ) : (
                  formatTaka(held)
                ),
            },
          ]}
        />
      )}
    </Card>
  );
}
