import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import type { useSavedViewsDeleteMutation } from '../../__generated__/useSavedViewsDeleteMutation.graphql.ts';
import type { useSavedViewsQuery } from '../../__generated__/useSavedViewsQuery.graphql.ts';
import type { SaveViewInput, useSavedViewsSaveMutation } from '../../__generated__/useSavedViewsSaveMutation.graphql.ts';
import type { UpdateViewInput, useSavedViewsUpdateMutation } from '../../__generated__/useSavedViewsUpdateMutation.graphql.ts';
import { useCommand } from '../../relay/useCommand.ts';
import { useRefresh } from '../../relay/useReload.ts';

const query = graphql`
  query useSavedViewsQuery($list: String!) @throwOnFieldError {
    savedViews(list: $list) {
      ...useSavedViews_view @relay(mask: false)
    }
  }
`;

void graphql`
  fragment useSavedViews_view on SavedView {
    id
    name
    isShared
    search
    columns {
      id
      isShown
      width
    }
    isDense
    canChange
    canUnshare
    version
  }
`;

export type SavedView = useSavedViewsQuery['response']['savedViews'][number];

type Views = readonly RecordProxy[];

/** Changes which views the list has, after one was saved or deleted. */
function changeViews(store: RecordSourceSelectorProxy, list: string, change: (views: Views) => Views): void {
  const root = store.getRoot();
  const views = root.getLinkedRecords('savedViews', { list });
  if (views) root.setLinkedRecords([...change(views as Views)], 'savedViews', { list });
}

/** The views of one list that the viewer sees, by name, and what can be done with them. */
export function useSavedViews(list: string) {
  const { savedViews } = useLazyLoadQuery<useSavedViewsQuery>(query, { list }, { fetchPolicy: 'store-and-network' });
  const saving = useCommand<useSavedViewsSaveMutation>(graphql`
    mutation useSavedViewsSaveMutation($input: SaveViewInput!) {
      saveView(input: $input) {
        __typename
        ... on SaveViewSuccess {
          data: view {
            ...useSavedViews_view @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const updating = useCommand<useSavedViewsUpdateMutation>(graphql`
    mutation useSavedViewsUpdateMutation($input: UpdateViewInput!) {
      updateView(input: $input) {
        __typename
        ... on UpdateViewSuccess {
          data: view {
            ...useSavedViews_view @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const deleting = useCommand<useSavedViewsDeleteMutation>(graphql`
    mutation useSavedViewsDeleteMutation($input: DeleteViewInput!) {
      deleteView(input: $input) {
        __typename
        ... on DeleteViewSuccess {
          data: view {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    reload: useRefresh<useSavedViewsQuery>(query, { list }),
    views: savedViews.toSorted((one, other) => one.name.localeCompare(other.name)),
    save: (input: SaveViewInput) =>
      saving.run({ input }, {
        updater: (store) => {
          const saved = store.getRootField('saveView').getLinkedRecord('view');
          if (saved) changeViews(store, list, (views) => [...views, saved]);
        },
      }),
    update: (input: UpdateViewInput) => updating.run({ input }),
    remove: (viewId: string) =>
      deleting.run({ input: { viewId } }, {
        updater: (store) => {
          const deleted = store.getRootField('deleteView').getLinkedRecord('view')?.getDataID();
          changeViews(store, list, (views) => views.filter((view) => view.getDataID() !== deleted));
        },
      }),
    isDeleting: deleting.isInFlight,
  };
}
