import { useTranslation } from 'react-i18next';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { DayRange } from '../../../list/dayRange.ts';
import { dayRangeText } from '../../../list/dayRange.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { upToOneDecimal } from '../../../ui/oneDecimal.ts';
import { orderSearch } from '../orderSearch.ts';
import type { OrderDate } from '../orderSearch.ts';
import { PercentChange, PointsChange } from './Change.tsx';
import { changeOf } from './dashboardFigures.ts';
import type { Totals } from './dashboardFigures.ts';
import { Tile, TileLink, Tiles } from './Tile.tsx';

const LIST = '/ecom/main-order-list';
const ENTRIES = '/reports/order-finance-entries';

interface DashboardFiguresProps {
  now: Totals;
  before: Totals;
  /** As of now, independent of the range. */
  cashInHand: number;
  /** The days that are shown. */
  range: DayRange;
}

/** Figures of the range, each compared with the previous range. */
export function DashboardFigures({ now, before, cashInHand, range }: DashboardFiguresProps) {
  const { t } = useTranslation();

  function change(value: number, past: number, pastText: string) {
    const by = changeOf(value, past);
    if (by === null) return t('from {{before}}', { before: pastText });
    return (
      <>
        <PercentChange by={by} />{' '}
        {t('from {{before}}', { before: pastText })}
      </>
    );
  }

  /** A share beside the share before, in points. */
  function points(value: number | null, past: number | null, part: number, isMoreWorse = false) {
    const text = t('{{part}} of {{ended}} ended', { part: formatCount(part), ended: formatCount(now.kept + now.returned) });
    const by = value === null || past === null ? 0 : value - past;
    if (Math.abs(by) < 0.05) return text;
    return (
      <>
        <PointsChange by={by} isMoreWorse={isMoreWorse} />
        {` · ${text}`}
      </>
    );
  }

  const canSeeAccounts = useCan('expense');
  const days = dayRangeText(range);
  const orders = (dateOf?: OrderDate, only?: 'kept') => searchOf(orderSearch, { created: days, dateOf, only });
  const revenue = { label: t('Revenue'), value: formatTaka(now.revenue), note: change(now.revenue, before.revenue, formatTaka(before.revenue)) };
  const adSpend = { label: t('Ad spend'), value: formatTaka(now.adSpend), note: t('from {{before}}', { before: formatTaka(before.adSpend) }) };
  const cash = { label: t('Cash in hand'), value: formatTaka(cashInHand), note: t('now, in cash, banks and wallets') };
  const share = (value: number | null) => (value === null ? '–' : t('{{share}}%', { share: upToOneDecimal(value) }));
  return (
    <Tiles $isLinesOnPhone>
      <TileLink
        to={LIST}
        search={orders()}
        label={t('Orders')}
        value={formatCount(now.orders)}
        note={change(now.orders, before.orders, formatCount(before.orders))}
      />
      <TileLink
        to={LIST}
        search={orders('DELIVERED', 'kept')}
        label={t('Delivered')}
        value={share(now.deliveredShare)}
        note={points(now.deliveredShare, before.deliveredShare, now.kept)}
      />
      <TileLink
        to={LIST}
        search={orders('RETURNED')}
        label={t('Returned')}
        value={share(now.returnedShare)}
        note={points(now.returnedShare, before.returnedShare, now.returned, true)}
      />
      {now.profit !== null ? <TileLink to={ENTRIES} search={{ part: 'SALES', days }} {...revenue} /> : <Tile {...revenue} />}
      {now.profit !== null && (
        <TileLink
          to="/reports/order-financials"
          search={{ days }}
          label={t('Profit of orders')}
          value={formatTaka(now.profit)}
          note={change(now.profit, before.profit ?? 0, formatTaka(before.profit ?? 0))}
        />
      )}
      {now.profit !== null ? <TileLink to={ENTRIES} search={{ part: 'ADS', days }} {...adSpend} /> : <Tile {...adSpend} />}
      {canSeeAccounts ? <TileLink to="/accounts" {...cash} /> : <Tile {...cash} />}
    </Tiles>
  );
}
