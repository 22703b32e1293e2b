import { useRouter } from '@tanstack/react-router';
import { CircleStop, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { AnnouncementsPage_announcements$key } from '../../__generated__/AnnouncementsPage_announcements.graphql.ts';
import type { AnnouncementsPageQuery } from '../../__generated__/AnnouncementsPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { newestOf } from '../../list/newestOf.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { currentTime } from '../../relay/serverTime.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { toast } from '../../ui/toast.tsx';
import { announcementColumns } from './announcementColumns.tsx';
import type { AnnouncementRow } from './announcementColumns.tsx';
import { announcementSearch } from './announcementSearch.ts';
import { useSaveAnnouncement } from './mutations/useSaveAnnouncement.ts';
import { announcementsRoute } from './platformRoutes.ts';

// The form is loaded when it is opened.
const AnnouncementDialog = lazyPart(() => import('./components/AnnouncementDialog.tsx'), 'AnnouncementDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const query = graphql`
  query AnnouncementsPageQuery($first: Int!, $filter: PlatformAnnouncementsFilter) @preloadable {
    ...AnnouncementsPage_announcements @arguments(count: $first, filter: $filter)
  }
`;

const announcementsFragment = graphql`
  fragment AnnouncementsPage_announcements on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "PlatformAnnouncementsFilter" }
  )
  @refetchable(queryName: "AnnouncementsPageNextQuery") {
    platformAnnouncements(first: $count, after: $cursor, filter: $filter)
      @connection(key: "AnnouncementsPage_platformAnnouncements", filters: ["filter"]) {
      edges {
        node {
          ...announcementColumns_announcement @relay(mask: false)
        }
      }
    }
  }
`;

/** What the platform tells the people of businesses: `/super-admin/notifications`. */
export function AnnouncementsPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const address = announcementsRoute.useSearch();
  const list = useListScreen<AnnouncementsPageQuery, AnnouncementsPage_announcements$key, typeof announcementSearch>({
    search: announcementSearch,
    address: announcementSearch.read({ ...address }),
    loaded: announcementsRoute.useLoaderData(),
    query,
    rows: announcementsFragment,
  });
  const columns = useColumns(announcementColumns);
  const [editing, setEditing] = useState<AnnouncementRow | 'new' | null>(null);
  const { endAnnouncement } = useSaveAnnouncement();

  async function end({ id, version, title }: AnnouncementRow) {
    const outcome = await endAnnouncement({ announcementId: id, version });
    if (!outcome.ok) toastProblem(outcome.problem);
    else toast.success(t('{{title}} is no longer shown', { title }));
    await router.invalidate();
  }

  function saved() {
    setEditing(null);
    void router.invalidate();
  }

  return (
    <>
      <ListScreen
        id="platform-announcements"
        isWithoutViews
        list={list}
        title={t('Notifications')}
        label={t('Announcements')}
        create={{ label: t('Announce something'), to: () => setEditing('new') }}
        tabs={{
          label: t('Announcements by time'),
          items: [
            { value: undefined, label: t('All') },
            { value: 'SHOWN', label: t('Shown now') },
            { value: 'PLANNED', label: t('Planned') },
            { value: 'ENDED', label: t('Ended') },
          ],
        }}
        columns={columns}
        rowLabel={({ title }) => title}
        rowActions={(row) => [
          { id: 'edit', icon: Pencil, label: t('Change'), onAction: () => setEditing(row) },
          ...(Date.parse(row.endsAt) > currentTime() ? [{ id: 'end', icon: CircleStop, label: t('End now'), onAction: () => void end(row) }] : []),
        ]}
        emptyState={
          <EmptyState title={t('No announcements here')}>
            {t('What is announced stands above every page of those it is for, until its time is over.')}
          </EmptyState>
        }
      />
      {editing && (
        <AnnouncementDialog announcement={editing === 'new' ? null : newestOf(list.rows, editing)} onSaved={saved} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
