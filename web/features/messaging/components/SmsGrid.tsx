import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { SmsGrid_query$key } from '../../../__generated__/SmsGrid_query.graphql.ts';
import type { SmsGridPageQuery } from '../../../__generated__/SmsGridPageQuery.graphql.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useSmsColumns } from './smsColumns.tsx';
import type { SmsRow } from './smsColumns.tsx';
import { SmsDrawer } from './SmsDrawer.tsx';

interface SmsGridProps {
  query: SmsGrid_query$key;
  /** Other filters are on their way; the rows of the last ones are still shown. */
  isChanging: boolean;
  isFiltered: boolean;
  onClearFilters: () => void;
  toolbar: ReactNode;
}

const PAGE = 50;
const rowId = (sms: SmsRow) => sms.id;

/** The rows of the SMS log, page after page; a row opens the whole message beside the list. */
export function SmsGrid({ query, isChanging, isFiltered, onClearFilters, toolbar }: SmsGridProps) {
  const { t } = useTranslation();
  const columns = useSmsColumns();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<SmsGridPageQuery, SmsGrid_query$key>(
    graphql`
      fragment SmsGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int!" }
        cursor: { type: "String" }
        filter: { type: "SmsMessagesFilter" }
      )
      @refetchable(queryName: "SmsGridPageQuery") {
        smsMessages(first: $count, after: $cursor, filter: $filter)
          @connection(key: "SmsGrid_smsMessages", filters: ["filter"]) {
          edges {
            node {
              ...smsColumns_sms @relay(mask: false)
            }
          }
        }
      }
    `,
    query,
  );
  const rows = useMemo<SmsRow[]>(() => data.smsMessages.edges.map((edge) => edge.node), [data]);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = rows.find(({ id }) => id === openId);
  const onLoadNext = useCallback(() => loadNext(PAGE), [loadNext]);
  return (
    <>
      <DataGrid
        id="sms"
        label={t('SMS')}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        getRowLabel={({ mobileNumber }) => t('SMS to {{number}}', { number: phoneText(mobileNumber) })}
        onOpen={({ id }) => setOpenId(id)}
        isLoading={isChanging}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onLoadNext={onLoadNext}
        isFiltered={isFiltered}
        onClearFilters={onClearFilters}
        toolbar={toolbar}
        emptyState={
          <EmptyState
            title={t('No SMS yet')}
            action={<LinkButton to="/sms/send-sms">{t('Send SMS')}</LinkButton>}
          >
            {t('Every SMS that you send comes here, with what became of it.')}
          </EmptyState>
        }
      />
      {open && <SmsDrawer sms={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
