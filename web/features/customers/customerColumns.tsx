import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount } from '../../../schema/rules/format.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { customerColumns_customer$data } from '../../__generated__/customerColumns_customer.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { blockMark, customerRiskText } from './riskText.ts';

/** Fields of one row; spread with @relay(mask: false), because the grid passes plain rows to the cells. */
void graphql`
  fragment customerColumns_customer on Customer {
    id
    name
    phone
    orderCount
    deliveredCount
    returnedCount
    successPercent
    risk
    spent
    profit
    lastOrderAt
    district
    tags
    smsOptOut
    block {
      action
    }
  }
`;

export type CustomerRow = Omit<customerColumns_customer$data, ' $fragmentType'>;

function Doubt({ row: { risk, block }, t }: { row: CustomerRow; t: TFunction }) {
  if (block) return <Badge meaning={block.action === 'BLOCK' ? 'bad' : 'warn'}>{blockMark(block.action, t)}</Badge>;
  if (risk === 'BAD') return <Badge meaning="bad">{customerRiskText(risk, t)}</Badge>;
  return null;
}

/** The columns of a list of customers, whatever else its rows hold. */
export const customerColumns = <Row extends CustomerRow>(column: ColumnMakers<Row>, t: TFunction) => [
  column.title('name', t('Customer'), ({ name }) => name, { minWidth: 160, secondary: ({ phone }) => phoneText(phone) }),
  column.phone('phone', t('Phone'), ({ phone }) => phone, { mobile: 'subtitle', isHiddenAtFirst: true }),
  column.text('risk', t('Risk'), (row) => (row.block || row.risk === 'BAD'
    ? <Doubt row={row} t={t} />
    : row.risk === 'NEW' ? null : customerRiskText(row.risk, t)), { width: 112, mobile: 'badge', tone: () => 'muted' }),
  column.count('orders', t('Orders'), ({ orderCount }) => orderCount, { width: 72, mobile: 'meta', sort: { descending: 'ORDERS' } }),
  column.count('delivered', t('Delivered'), ({ deliveredCount }) => deliveredCount, { width: 80 }),
  column.count('returned', t('Returned'), ({ returnedCount }) => returnedCount, {
    width: 80, tone: ({ returnedCount, risk }) => (risk === 'BAD' ? 'bad' : returnedCount === 0 ? 'muted' : 'plain'),
  }),
  column.text('success', t('Success'), ({ successPercent }) => typeof successPercent === 'number' && `${formatCount(successPercent)}%`, {
    width: 76, align: 'end', none: '–',
  }),
  column.money('spent', t('Spent'), ({ spent }) => spent, { width: 84, mobile: 'value', sort: { descending: 'SPENT' } }),
  column.money('profit', t('Profit'), ({ profit }) => profit, {
    width: 84, showsCost: true, tone: ({ profit }) => ((profit ?? 0) < 0 ? 'bad' : 'plain'),
  }),
  column.date('last', t('Last order'), ({ lastOrderAt }) => lastOrderAt, { width: 152, mobile: 'meta', none: t('None'), sort: { descending: 'LAST_ORDER' } }),
  column.text('district', t('Area'), ({ district }) => district, { width: 108, mobile: 'meta' }),
  column.text('tags', t('Tags'), ({ tags, smsOptOut }) => [...tags, ...(smsOptOut ? [t('No SMS')] : [])].join(', '), { width: 82 }),
];
