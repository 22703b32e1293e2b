import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import styled from 'styled-components';
import type { webOrderColumns_order$data } from '../../__generated__/webOrderColumns_order.graphql.ts';
import { formatCount, formatShortDateTime } from '../../../schema/rules/format.ts';
import { gatewayText } from '../../gatewayText.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { ageText, currentTime, relativeTime } from '../../relay/serverTime.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { meaningColours } from '../../ui/theme/token.ts';
import { riskLevel, riskText } from './desk/riskText.ts';
import type { RiskScores } from './desk/riskText.ts';
import { storeStatusText } from './storeStatusText.ts';
import { ALL } from './webOrderSearch.ts';
import type { WebOrderTab } from './webOrderSearch.ts';

/** The data of one row; spread unmasked into the list, because the grid passes plain rows to the cells. */
void graphql`
  fragment webOrderColumns_order on WebOrder {
    id
    number
    siteName
    status
    storeStatus
    dateCreated
    customerName
    phone
    email
    device
    address
    district
    itemSummary
    unmappedCount
    writeBackError
    total
    ipAddress
    itemCount
    attempts
    callAt
    lastCallAt
    riskScore
    riskReasons {
      text
      messageKey
      messageValues
    }
    claim {
      name
      isMine
    }
    canDecide
    canApprove
  }
`;

export type WebOrderRow = Omit<webOrderColumns_order$data, ' $fragmentType'>;

const Doubt = styled.span`
  color: ${meaningColours('warn').text};
`;

/** Muted where every line is mapped and the shop knows of it: only the others need attention. */
function mapped({ unmappedCount, writeBackError }: WebOrderRow, t: TFunction) {
  if (writeBackError) return <Badge meaning="warn">{t('Shop not told')}</Badge>;
  if (unmappedCount === 0) return <CellText tone="muted">{t('Mapped')}</CellText>;
  return <Badge meaning="warn">{t('{{count}} unmapped', { count: unmappedCount })}</Badge>;
}

/** The same as the second line of the items. */
function mappedLine({ unmappedCount, writeBackError }: WebOrderRow, t: TFunction) {
  if (writeBackError) return <Badge meaning="warn" isLow>{t('Shop not told')}</Badge>;
  if (unmappedCount === 0) return t('Mapped');
  return <Badge meaning="warn" isLow>{t('{{count}} unmapped', { count: unmappedCount })}</Badge>;
}

/** Who is calling, or the number of attempts and the time of the next call. */
function Calls({ order: { claim, attempts, callAt, lastCallAt, canDecide }, maxAttempts, t }: { order: WebOrderRow; maxAttempts: number; t: TFunction }) {
  if (claim) return <Badge meaning="info">{claim.isMine ? t('You are calling') : t('{{name}} is calling', { name: claim.name })}</Badge>;
  if (!canDecide) return <CellText tone="muted">{attempts === 0 ? t('Not called') : t('{{count}} calls', { count: attempts, defaultValue_one: '{{count}} call' })}</CellText>;
  const isDue = Date.parse(callAt) <= currentTime();
  if (attempts === 0) return <CellText secondary={t('Waits {{age}}', { age: ageText(callAt) })}>{t('First call')}</CellText>;
  return (
    <CellText
      isStrong={isDue}
      tone={isDue ? 'bad' : 'plain'}
      secondary={isDue ? t('Due, last called {{when}}', { when: relativeTime(lastCallAt) }) : t('Call at {{time}}', { time: formatShortDateTime(callAt) })}
    >
      {t('{{number}} of {{most}}', { number: formatCount(attempts), most: Math.max(maxAttempts, attempts) })}
    </CellText>
  );
}

/** The risk in a word, with its heaviest reason. */
function Risk({ order: { riskScore, riskReasons }, setting, t }: { order: WebOrderRow; setting: RiskScores; t: TFunction }) {
  const level = riskLevel(riskScore, setting);
  const [first] = riskReasons;
  const reason = first && gatewayText({ message: first.text, messageKey: first.messageKey, messageValues: first.messageValues });
  return (
    <CellText tone={level === 'high' ? 'bad' : level === 'low' ? 'muted' : 'plain'} isStrong={level !== 'low'} secondary={reason}>
      {level === 'check' ? <Doubt>{riskText(level, t)}</Doubt> : riskText(level, t)}
    </CellText>
  );
}

/** The columns of the web order list, with the status on tabs that show several. */
export const webOrderColumns =
  (tab: WebOrderTab, setting: RiskScores & { maxAttempts: number }, isBeside = false) =>
  (column: ColumnMakers<WebOrderRow>, t: TFunction): readonly DataGridColumn<WebOrderRow>[] => {
    const columns = allColumns(tab, setting, column, t);
    return isBeside ? beside(columns) : columns;
  };

/** Columns, with their widths, while the call desk takes half of a window of 1440 pixels. */
const BESIDE = new Map([
  ['order', 118], ['status', 108], ['customer', 136], ['calls', 120], ['risk', 90], ['total', 80],
]);

/** Either the status or the calls: the desk shows both of the order that it has open. */
function beside(columns: readonly DataGridColumn<WebOrderRow>[]): readonly DataGridColumn<WebOrderRow>[] {
  const hasStatus = columns.some(({ id }) => id === 'status');
  return columns
    .filter(({ id }) => BESIDE.has(id) && !(hasStatus && id === 'calls'))
    .map((column) => ({ ...column, width: BESIDE.get(column.id) }));
}

function allColumns(
  tab: WebOrderTab, setting: RiskScores & { maxAttempts: number }, column: ColumnMakers<WebOrderRow>, t: TFunction,
): readonly DataGridColumn<WebOrderRow>[] {
  return [
    column.title('order', t('Order'), ({ number }) => `#${number}`, {
      width: 122,
      secondary: ({ siteName }) => siteName,
    }),
    ...(tab === ALL ? [column.status('status', t('Status'), ({ status }) => status, { width: 108, mobile: 'hidden' })] : []),
    column.date('time', t('Time'), ({ dateCreated }) => dateCreated, {
      width: 150,
      sort: { descending: 'NEWEST', ascending: 'OLDEST' },
    }),
    column.person('customer', t('Customer'), ({ customerName: name, phone }) => ({ name, phone }), { width: 140 }),
    {
      id: 'calls',
      header: t('Calls'),
      width: 184,
      mobile: 'meta',
      sort: { ascending: 'DUE' },
      cell: (order) => <Calls order={order} maxAttempts={setting.maxAttempts} t={t} />,
    },
    {
      id: 'risk',
      header: t('Risk'),
      width: 156,
      mobile: 'meta',
      isNamedOnCard: true,
      // For who decides whether to call; beside the status there is no room for it in a window of 1440 pixels.
      isHiddenAtFirst: tab === ALL,
      cell: (order) => <Risk order={order} setting={setting} t={t} />,
    },
    column.phone('phone', t('Phone'), ({ phone }) => phone, { isHiddenAtFirst: true, mobile: 'aside' }),
    column.text('address', t('Address'), ({ address }) => address, {
      minWidth: 120, isHiddenAtFirst: true,
      secondary: ({ district }) => district,
    }),
    column.items(t('Items'), ({ itemSummary }) => itemSummary, { minWidth: 96, secondary: (order) => mappedLine(order, t) }),
    {
      id: 'mapped',
      header: t('Products'),
      width: 126,
      mobile: 'badge',
      // The items say it in their second line, which the card of a phone leaves out.
      isHiddenAtFirst: true,
      cell: (order) => mapped(order, t),
    },
    column.money('total', t('Total'), ({ total }) => total, { mobile: 'value', isStrong: true }),
    column.text('store', t('Store status, IP'), ({ storeStatus }) => storeStatusText(storeStatus, t), {
      width: 128,
      // Left for who asks for it: with it the total stands beyond the edge of a window of 1440 pixels.
      isHiddenAtFirst: true,
      secondary: ({ ipAddress }) => ipAddress,
    }),
  ];
}
