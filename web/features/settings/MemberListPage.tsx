import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { MemberListPage_members$key } from '../../__generated__/MemberListPage_members.graphql.ts';
import type { MemberListPageQuery } from '../../__generated__/MemberListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { openBeside, useDrawerAddress } from '../../list/drawerAddress.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { viewerQueryNode } from '../business/viewer.ts';
import { InviteDialog } from './components/InviteDialog.tsx';
import { MemberDrawer } from './components/MemberDrawer.tsx';
import { OtherMemberDrawer } from './components/OtherMemberDrawer.tsx';
import { actorOf } from './grant.ts';
import { memberColumns, memberName } from './memberColumns.tsx';
import type { MemberRow } from './memberColumns.tsx';
import { memberSearch } from './memberSearch.ts';
import { memberListRoute } from './settingsRoutes.ts';

const query = graphql`
  query MemberListPageQuery($first: Int!) @preloadable {
    ...MemberListPage_members @arguments(count: $first)
    viewer {
      role
      permissions
      business {
        userUsage
        userLimit
      }
    }
  }
`;

const membersFragment = graphql`
  fragment MemberListPage_members on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" })
  @refetchable(queryName: "MemberListPageNextQuery") {
    members(first: $count, after: $cursor) @connection(key: "MemberListPage_members") {
      edges {
        node {
          ...memberColumns_member @relay(mask: false)
        }
      }
    }
  }
`;

const memberLink = ({ id }: MemberRow) => openBeside(id);

/** The members of the business and their rights: `/setting/business-user-list`. */
export function MemberListPage() {
  const { t } = useTranslation();
  const canExtend = useCan('ADMIN');
  const loaded = memberListRoute.useLoaderData();
  const list = useListScreen<MemberListPageQuery, MemberListPage_members$key, typeof memberSearch>({
    search: memberSearch,
    address: memberListRoute.useSearch(),
    loaded,
    query,
    rows: membersFragment,
  });
  const columns = useColumns(memberColumns);
  const [isInviting, setInviting] = useState(false);
  const drawer = useDrawerAddress();
  const { viewer } = list.data;
  const actor = actorOf(viewer?.role, viewer?.permissions ?? []);
  const { userUsage: used, userLimit: limit } = viewer?.business ?? { userUsage: 0, userLimit: 0 };
  const open = list.rows.find(({ id }) => id === drawer.opened);

  const refresh = useRefresh<MemberListPageQuery>(query, loaded.variables);
  const refreshViewer = useRefresh(viewerQueryNode, {});

  function onChanged({ isViewer }: MemberRow) {
    // The menu depends on the viewer's own rights.
    if (isViewer) void refreshViewer();
    return refresh();
  }

  return (
    <>
      <ListScreen
        id="members"
        list={list}
        title={t('User List')}
        count={t('{{used}} of {{limit}} users', { used: formatCount(used), limit: formatCount(limit) })}
        create={{ label: t('Invite user'), icon: UserPlus, to: () => setInviting(true) }}
        notice={
          used >= limit && (
            <Banner
              meaning="warn"
              title={t('Every seat of your package is taken')}
              action={canExtend && <TextLink to="/reports/my-limits">{t('My Limits')}</TextLink>}
            >
              {t('Disable a user or extend the package to invite somebody else.')}
            </Banner>
          )
        }
        label={t('Users')}
        columns={columns}
        rowLabel={memberName}
        rowLink={memberLink}
        emptyState={
          <EmptyState title={t('No users yet')}>{t('Invite the people you work with.')}</EmptyState>
        }
      />
      {open && (
        <MemberDrawer
          key={open.id}
          actor={actor}
          member={open}
          onClose={drawer.close}
          onChanged={onChanged}
        />
      )}
      {drawer.opened && !open && !list.isChanging && (
        <OtherMemberDrawer key={drawer.opened} id={drawer.opened} actor={actor} onChanged={onChanged} onClose={drawer.close} />
      )}
      {isInviting && <InviteDialog actor={actor} onClose={() => setInviting(false)} onInvited={refresh} />}
    </>
  );
}
