import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount, formatExpiryDate } from '../../../schema/rules/format.ts';
import type { businessColumns_business$data } from '../../__generated__/businessColumns_business.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { relativeTime } from '../../relay/serverTime.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';

/** The data of one row; spread unmasked into the list. */
void graphql`
  fragment businessColumns_business on PlatformBusiness {
    id
    name
    state
    subscription
    packageExpiresAt
    founders
    lastSeenAt
    failingSites
    driftCount
    smsBalance
    productUsage
    productLimit
    ecomOrderUsage
    ecomOrderLimit
    userUsage
    userLimit
    createdAt
  }
`;

export type BusinessRow = Omit<businessColumns_business$data, ' $fragmentType'>;

const NEAR_SHARE = 0.95;

/** '812 / 1,000': in a sentence Bangla has the limit first, and a narrow column would show nothing else. */
const used = (usage: number, limit: number) => `${formatCount(usage)} / ${formatCount(limit)}`;
const tone = (usage: number, limit: number) => (usage >= limit * NEAR_SHARE ? ('bad' as const) : ('plain' as const));

/** What needs a look: differences in the ledgers, web shops that do not answer. */
function problems({ driftCount, failingSites }: BusinessRow, t: TFunction): string | null {
  const found = [
    driftCount > 0 && t('{{count}} differences', { count: driftCount, defaultValue_one: '{{count}} difference' }),
    failingSites > 0 && t('{{count}} shops fail', { count: failingSites, defaultValue_one: '{{count}} shop fails' }),
  ].filter(Boolean);
  return found.length > 0 ? found.join(' · ') : null;
}

export function businessColumns(column: ColumnMakers<BusinessRow>, t: TFunction): readonly DataGridColumn<BusinessRow>[] {
  return [
    column.title('name', t('Business'), ({ name }) => name, { minWidth: 150, secondary: ({ founders }) => founders[0] ?? t('No founder') }),
    column.status('state', t('Status'), ({ state }) => state, { width: 130, quiet: ['ACTIVE'] }),
    { id: 'tier', header: t('Package'), width: 112, cell: ({ subscription }) => <Badge>{subscription}</Badge> },
    column.text('expires', t('Expires'), ({ packageExpiresAt }) => formatExpiryDate(packageExpiresAt), {
      width: 120, mobile: 'meta', sort: { ascending: 'EXPIRY' },
    }),
    column.text('orders', t('Orders'), ({ ecomOrderUsage, ecomOrderLimit }) => used(ecomOrderUsage, ecomOrderLimit), {
      width: 120, align: 'end', tone: ({ ecomOrderUsage, ecomOrderLimit }) => tone(ecomOrderUsage, ecomOrderLimit), isNamedOnCard: true,
    }),
    column.text('products', t('Products'), ({ productUsage, productLimit }) => used(productUsage, productLimit), {
      width: 104, align: 'end', tone: ({ productUsage, productLimit }) => tone(productUsage, productLimit), isNamedOnCard: true,
    }),
    column.text('users', t('Users'), ({ userUsage, userLimit }) => used(userUsage, userLimit), {
      width: 80, align: 'end', tone: ({ userUsage, userLimit }) => tone(userUsage, userLimit), isNamedOnCard: true,
    }),
    column.count('sms', t('SMS'), ({ smsBalance }) => smsBalance, { width: 72 }),
    column.text('seen', t('Last activity'), ({ lastSeenAt }) => relativeTime(lastSeenAt), { width: 128, none: t('Never') }),
    column.text('problems', t('Problems'), (business) => problems(business, t), { width: 116, tone: () => 'bad', none: t('None') }),
    column.date('created', t('Opened'), ({ createdAt }) => createdAt, { isHiddenAtFirst: true, sort: { ascending: 'OLDEST', descending: 'NEWEST' } }),
  ];
}
