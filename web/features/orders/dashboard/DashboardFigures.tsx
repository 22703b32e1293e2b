import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { token } from '../../../ui/theme/token.ts';
import { changeOf } from './dashboardFigures.ts';
import type { Totals } from './dashboardFigures.ts';
import { Tile, Tiles } from './Tile.tsx';

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' });

const Change = styled.span<{ $isWorse: boolean }>`
  color: ${({ $isWorse }) => ($isWorse ? token.badText : token.ink2)};
  font-weight: 550;
`;

interface DashboardFiguresProps {
  now: Totals;
  before: Totals;
  /** As of now, independent of the range. */
  cashInHand: number;
}

/** Figures of the range, each compared with the previous range. */
export function DashboardFigures({ now, before, cashInHand }: DashboardFiguresProps) {
  const { t } = useTranslation();

  function change(value: number, past: number, pastText: string) {
    const by = changeOf(value, past);
    if (by === null) return t('from {{before}}', { before: pastText });
    return (
      <>
        <Change $isWorse={by < 0}>{t('{{change}}%', { change: signed.format(by) })}</Change>{' '}
        {t('from {{before}}', { before: pastText })}
      </>
    );
  }

  const share = (value: number | null) => (value === null ? '–' : t('{{share}}%', { share: percent.format(value) }));
  const ended = now.delivered + now.returned;
  return (
    <Tiles>
      <Tile label={t('Orders')} value={formatCount(now.orders)} note={change(now.orders, before.orders, formatCount(before.orders))} />
      <Tile
        label={t('Delivered')}
        value={share(now.deliveredShare)}
        note={t('{{part}} of {{ended}} ended', { part: formatCount(now.delivered), ended: formatCount(ended) })}
      />
      <Tile
        label={t('Returned')}
        value={share(now.returnedShare)}
        note={t('{{part}} of {{ended}} ended', { part: formatCount(now.returned), ended: formatCount(ended) })}
      />
      <Tile label={t('Revenue')} value={formatTaka(now.revenue)} note={change(now.revenue, before.revenue, formatTaka(before.revenue))} />
      {now.profit !== null && (
        <Tile
          label={t('Gross profit')}
          value={formatTaka(now.profit)}
          note={change(now.profit, before.profit ?? 0, formatTaka(before.profit ?? 0))}
        />
      )}
      <Tile label={t('Ad spend')} value={formatTaka(now.adSpend)} note={t('from {{before}}', { before: formatTaka(before.adSpend) })} />
      <Tile
        label={t('Cash in hand')}
        value={formatTaka(cashInHand)}
        note={t('now, in cash, banks and wallets')}
      />
    </Tiles>
  );
}
