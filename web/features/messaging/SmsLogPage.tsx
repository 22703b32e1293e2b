import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { SmsLogPage_messages$key } from '../../__generated__/SmsLogPage_messages.graphql.ts';
import type { SmsLogPageQuery } from '../../__generated__/SmsLogPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { openBeside, useDrawerAddress } from '../../list/drawerAddress.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { SmsDrawer } from './components/SmsDrawer.tsx';
import { smsLogRoute } from './messagingRoutes.ts';
import { smsColumns } from './smsColumns.tsx';
import type { SmsRow } from './smsColumns.tsx';
import { SMS_STATUSES, smsLogSearch } from './smsLogSearch.ts';

const query = graphql`
  query SmsLogPageQuery($first: Int!, $filter: SmsMessagesFilter) @preloadable {
    ...SmsLogPage_messages @arguments(count: $first, filter: $filter)
    smsMessageCounts {
      status
      count
    }
  }
`;

const messagesFragment = graphql`
  fragment SmsLogPage_messages on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "SmsMessagesFilter" }
  )
  @refetchable(queryName: "SmsLogPageNextQuery") {
    smsMessages(first: $count, after: $cursor, filter: $filter)
      @connection(key: "SmsLogPage_smsMessages", filters: ["filter"]) {
      edges {
        node {
          ...smsColumns_sms @relay(mask: false)
        }
      }
    }
  }
`;

const smsLink = ({ id }: SmsRow) => openBeside(id);

/** Every SMS of the business and what became of it: `/sms/sms-log`. */
export function SmsLogPage() {
  const { t } = useTranslation();
  const list = useListScreen<SmsLogPageQuery, SmsLogPage_messages$key, typeof smsLogSearch>({
    search: smsLogSearch,
    address: smsLogRoute.useSearch(),
    loaded: smsLogRoute.useLoaderData(),
    query,
    rows: messagesFragment,
  });
  const { created } = list.search;
  const { opened, close } = useDrawerAddress();
  const columns = useColumns(smsColumns);
  const { counts, total } = tabCounts(list.data.smsMessageCounts);

  return (
    <>
      <ListScreen
        id="sms"
        exportName="sms-log"
        list={list}
        title={t('SMS Log')}
        count={t('{{total}} in all', { total: formatCount(total) })}
        create={{ label: t('Send SMS'), icon: Send, to: '/sms/send-sms' }}
        label={t('SMS')}
        tabs={{
          label: t('SMS by status'),
          items: [
            { value: undefined, label: t('All'), count: total },
            ...SMS_STATUSES.map((value) => ({
              value,
              label: statusText(value, t),
              count: counts.get(value) ?? 0,
            })),
          ],
        }}
        searchLabel={t('Number or text')}
        filters={[
          dayRangeFilter(
            { id: 'created', label: t('Time'), value: created, onChange: (days) => list.change({ created: days }) },
            t,
          ),
        ]}
        columns={columns}
        rowLabel={({ mobileNumber }) => t('SMS to {{number}}', { number: phoneText(mobileNumber) })}
        rowLink={smsLink}
        emptyState={
          list.search.status ? (
            <EmptyState title={t('No SMS here')}>{t('No SMS stands in this status now.')}</EmptyState>
          ) : (
            <EmptyState
              title={t('No SMS yet')}
              action={<LinkButton to="/sms/send-sms">{t('Send SMS')}</LinkButton>}
            >
              {t('Every SMS that you send comes here, with what became of it.')}
            </EmptyState>
          )
        }
      />
      {opened && <SmsDrawer key={opened} id={opened} onClose={close} />}
    </>
  );
}
