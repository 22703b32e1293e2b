import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { Grant } from '../../../../schema/rules/permissions.ts';
import type { MemberGrid_query$key } from '../../../__generated__/MemberGrid_query.graphql.ts';
import type { MemberGridPageQuery } from '../../../__generated__/MemberGridPageQuery.graphql.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { memberName, useMemberColumns } from './memberColumns.tsx';
import type { MemberRow } from './memberColumns.tsx';
import { MemberDrawer } from './MemberDrawer.tsx';

interface MemberGridProps {
  query: MemberGrid_query$key;
  /** The viewer. */
  actor: Grant;
  onChanged: (member: MemberRow) => void;
}

const PAGE = 100;
const rowId = (member: MemberRow) => member.id;

/** Everybody who works in the business, founders first; a row opens the member beside the list. */
export function MemberGrid({ query, actor, onChanged }: MemberGridProps) {
  const { t } = useTranslation();
  const columns = useMemberColumns();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    MemberGridPageQuery,
    MemberGrid_query$key
  >(
    graphql`
      fragment MemberGrid_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "MemberGridPageQuery") {
        members(first: $count, after: $cursor) @connection(key: "MemberGrid_members") {
          edges {
            node {
              ...memberColumns_member @relay(mask: false)
            }
          }
        }
      }
    `,
    query,
  );
  const rows = useMemo<MemberRow[]>(() => data.members.edges.map((edge) => edge.node), [data]);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = rows.find(({ id }) => id === openId);
  const onLoadNext = useCallback(() => loadNext(PAGE), [loadNext]);

  return (
    <>
      <DataGrid
        id="members"
        label={t('Users')}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        getRowLabel={memberName}
        onOpen={({ id }) => setOpenId(id)}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onLoadNext={onLoadNext}
        emptyState={
          <EmptyState title={t('No users yet')}>{t('Invite the people you work with.')}</EmptyState>
        }
      />
      {open && (
        <MemberDrawer
          key={open.id}
          actor={actor}
          member={open}
          onClose={() => setOpenId(null)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
