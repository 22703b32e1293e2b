import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { formatCount, formatDay } from '../../../../schema/rules/format.ts';
import { PARTS_OF_ORDERS } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitPart } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitTable_figures$data, ProfitTable_figures$key } from '../../../__generated__/ProfitTable_figures.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { takaOfColumn } from '../../../ui/exactTaka.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { OnlySearch } from '../onlySearch.ts';
import { partText } from './partText.ts';
import { entriesSearch, profitOrdersSearch } from './profitSearch.ts';
import type { OrderBasis } from './profitSearch.ts';

const fragment = graphql`
  fragment ProfitTable_figures on ProfitPeriod @inline {
    orders
    sales
    costOfGoods
    courierCharges
    codFees
    losses
    otherIncome
    ads
    otherCosts
    gross
    net
  }
`;

type Figures = ProfitTable_figures$data;

/** What is taken from the sales is shown below zero, so that a line adds up. */
const COLUMNS: readonly { part: ProfitPart; of: keyof Omit<Figures, ' $fragmentType' | 'orders'>; isTaken?: true }[] = [
  { part: 'SALES', of: 'sales' },
  { part: 'GOODS', of: 'costOfGoods', isTaken: true },
  { part: 'COURIER', of: 'courierCharges', isTaken: true },
  { part: 'COD', of: 'codFees', isTaken: true },
  { part: 'LOSSES', of: 'losses', isTaken: true },
];
const AFTER_GROSS: typeof COLUMNS = [
  { part: 'OTHER_INCOME', of: 'otherIncome' },
  { part: 'ADS', of: 'ads', isTaken: true },
  { part: 'COSTS', of: 'otherCosts', isTaken: true },
];

interface Period {
  readonly from: string;
  readonly to: string;
}

interface ProfitTableProps {
  rows: readonly (Period & ProfitTable_figures$key)[];
  total: ProfitTable_figures$key;
  /** The whole range. */
  range: Period;
  /** The delivery when left out. */
  basis?: OrderBasis;
  /** Some orders alone: what no order has caused is left out. */
  only?: OnlySearch;
}

/** The report line by line, the sum of all days first; each figure links to the entries or the orders behind it. */
export function ProfitTable({ rows, total, range, basis, only }: ProfitTableProps) {
  const { t } = useTranslation();
  const read = (figures: ProfitTable_figures$key) => readInlineData<ProfitTable_figures$key>(fragment, figures);
  const lines = [
    { id: 'total', name: t('All days'), ...range, figures: read(total) },
    ...rows.map((row) => ({ id: row.from, name: nameOf(row), from: row.from, to: row.to, figures: read(row) })),
  ];
  type Line = (typeof lines)[number];

  const orders = ({ from, to }: Period, text: string, label: string) => (
    <TextLink
      to="/reports/order-financials/orders" search={searchOf(profitOrdersSearch, { basis: basis === 'SETTLED' ? basis : undefined, days: `${from}..${to}`, ...only })}
      aria-label={label}
    >
      {text}
    </TextLink>
  );
  const count = {
    id: 'orders', header: t('Orders'), align: 'end' as const,
    cell: ({ id: line, name, figures, ...days }: Line) => {
      if (!figures.orders) return <CellText tone="muted">–</CellText>;
      const text = formatCount(figures.orders);
      return <CellText isStrong={line === 'total'}>{orders(days, text, `${t('Orders')}, ${name}: ${text}`)}</CellText>;
    },
  };
  const takaOf = (of: keyof Figures) => takaOfColumn(lines.map(({ figures }) => Number(figures[of] ?? 0)));
  const part = ({ part: id, of, isTaken }: (typeof COLUMNS)[number]) => {
    const taka = takaOf(of);
    return {
      id, header: partText(id, t), align: 'end' as const,
      cell: ({ id: line, name, from, to, figures }: Line) => {
        const amount = figures[of] ?? 0;
        if (amount === 0) return <CellText tone="muted">–</CellText>;
        const text = taka(isTaken ? -amount : amount);
        const label = `${partText(id, t)}, ${name}: ${text}`;
        return (
          <CellText isStrong={line === 'total'}>
            {basis && PARTS_OF_ORDERS.includes(id) ? orders({ from, to }, text, label) : (
              <TextLink to="/reports/order-finance-entries" search={searchOf(entriesSearch, { part: id, basis, days: `${from}..${to}` })} aria-label={label}>
                {text}
              </TextLink>
            )}
          </CellText>
        );
      },
    };
  };
  const result = (id: 'gross' | 'net', header: string) => {
    const taka = takaOf(id);
    return {
      id, header, align: 'end' as const,
      cell: ({ figures }: Line) => {
        const amount = figures[id] ?? 0;
        return <CellText isStrong tone={amount < 0 ? 'bad' : 'plain'}>{taka(amount)}</CellText>;
      },
    };
  };
  return (
    <FactTable<Line>
      label={t('Profit & Sales')}
      rows={lines}
      getRowId={({ id }) => id}
      isStackedOnPhone
      columns={[
        { id: 'name', header: t('Day'), isLine: true, cell: ({ id, name }) => <CellText isStrong={id === 'total'}>{name}</CellText> },
        ...(basis ? [count] : []),
        ...COLUMNS.map(part),
        result('gross', t('Gross profit')),
        ...(only ? [] : [...AFTER_GROSS.map(part), result('net', t('Net profit'))]),
      ]}
    />
  );
}

const nameOf = ({ from, to }: Period) => (from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`);
