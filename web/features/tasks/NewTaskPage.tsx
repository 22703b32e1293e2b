import { ArrowLeft } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { NewTaskPageQuery } from '../../__generated__/NewTaskPageQuery.graphql.ts';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { searchOf } from '../../list/linkSearch.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { toast } from '../../ui/toast.tsx';
import { End } from '../accounting/components/formLayout.tsx';
import { TaskFields, taskInput } from './components/TaskFields.tsx';
import type { TaskDraft } from './components/TaskFields.tsx';
import { TaskRecordLink } from './components/TaskRecordLink.tsx';
import { TaskRecordPicker } from './components/TaskRecordPicker.tsx';
import { useCreateTask } from './mutations/useCreateTask.ts';
import { RECORD_COLUMNS } from './recordLink.ts';
import type { TaskRecord } from './recordLink.ts';
import { taskSearch } from './taskSearch.ts';
import { newTaskRoute } from './tasksRoutes.ts';
import { usualDue } from './taskTime.ts';

const query = graphql`
  query NewTaskPageQuery($id: ID!, $hasRecord: Boolean!) @preloadable {
    node(id: $id) @include(if: $hasRecord) {
      __typename
      id
      ... on Order {
        reference
      }
      ... on WebOrder {
        number
      }
      ... on Product {
        name
      }
      ... on Customer {
        customerName: name
      }
      ... on Purchase {
        purchaseNumber: number
      }
      ... on CourierStatement {
        statementNumber: number
      }
    }
  }
`;

type About = NonNullable<NewTaskPageQuery['response']['node']>;

/** The record as a task says it. */
function recordOf(about: About | null | undefined): TaskRecord | null {
  switch (about?.__typename) {
    case 'Order': return { recordKind: 'ORDER', recordId: about.id, recordLabel: about.reference ?? '' };
    case 'WebOrder': return { recordKind: 'WEB_ORDER', recordId: about.id, recordLabel: about.number ?? '' };
    case 'Product': return { recordKind: 'PRODUCT', recordId: about.id, recordLabel: about.name ?? '' };
    case 'Customer': return { recordKind: 'CUSTOMER', recordId: about.id, recordLabel: about.customerName ?? '' };
    case 'CourierStatement': return { recordKind: 'STATEMENT', recordId: about.id, recordLabel: String(about.statementNumber) };
    case 'Purchase': return { recordKind: 'PURCHASE', recordId: about.id, recordLabel: String(about.purchaseNumber) };
    default: return null;
  }
}

/** What most tasks about such a record are. */
const USUAL_TYPES = { ORDER: 'CALL', WEB_ORDER: 'CALL', PRODUCT: 'STOCK', CUSTOMER: 'CALL', STATEMENT: 'COURIER', PURCHASE: 'STOCK' } as const;

/** The form of a new task: `/task/new-task`; `?about` is the record that it is about. */
export function NewTaskPage() {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { node } = useRouteQuery<NewTaskPageQuery>(query, newTaskRoute.useLoaderData());
  const given = recordOf(node);
  const { createTask } = useCreateTask();
  const { day, time } = usualDue();
  const empty: TaskDraft = {
    title: '', type: given ? USUAL_TYPES[given.recordKind] : 'CUSTOM', priority: 'NORMAL', assigneeId: '', dueAt: day, dueTime: time, note: '', record: null,
  };
  const form = useCommandForm({
    saved: empty,
    save: (draft) => {
      const record = given ?? draft.record;
      return createTask({ ...taskInput(draft), ...(record && { [RECORD_COLUMNS[record.recordKind]]: record.recordId }) });
    },
    onSaved: ({ id }) => {
      toast.success(t('The task is written down'));
      return navigate({ to: '/task/task-list', search: searchOf(taskSearch, { page: 1, status: 'PENDING', open: id }) });
    },
  });
  const chosen = useWatch({ control: form.control, name: 'record' });
  return (
    <>
      <PageHeader
        back={<IconLink to="/task/task-list" search={searchOf(taskSearch, { page: 1, status: 'PENDING' })} icon={ArrowLeft} label={t('Back to tasks')} />}
        title={t('New Task')}
        count={given && <TaskRecordLink task={given} />}
      />
      <CommandForm form={form} hasSaveKey>
        <Card>
          <TaskFields form={form} record={given ? undefined : <TaskRecordPicker value={chosen ?? null} onChange={(one) => form.change('record', one)} />} />
        </Card>
        <End>
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>{t('Save')}</Button>
        </End>
      </CommandForm>
    </>
  );
}
