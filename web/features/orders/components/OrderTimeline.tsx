import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderTimeline_order$key } from '../../../__generated__/OrderTimeline_order.graphql.ts';
import { FormTextArea } from '../../../forms/fields.tsx';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { AuditTimeline } from '../../audit/AuditTimeline.tsx';
import { useAddOrderNote } from '../mutations/useAddOrderNote.ts';

/** What happened to the order, and a place to add what is to be remembered. */
export function OrderTimeline({ order }: { order: OrderTimeline_order$key }) {
  const { id, timeline } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        id
        timeline(first: 100) {
          edges {
            node {
              ...AuditTimeline_entries
            }
          }
        }
      }
    `,
    order,
  );
  const canWrite = useCan('orderUpdate');
  return (
    <>
      {canWrite && <NewNote key={id} orderId={id} />}
      <AuditTimeline entries={timeline.edges.map(({ node }) => node)} />
    </>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { addOrderNote } = useAddOrderNote();
  const form = useCommandForm({
    saved: { text: '' },
    save: ({ text }) => addOrderNote({ orderId, text: text.trim() }),
    onSaved: () => form.reset({ text: '' }),
  });
  return (
    <Card title={t('Note')}>
      <CommandForm form={form}>
        <FormTextArea form={form} label={t('To remember')} name="text" maxLength={500} rows={2} isRequired />
        <div>
          <Button type="submit" size="small" isPending={form.isSaving}>
            {t('Add note')}
          </Button>
        </div>
      </CommandForm>
    </Card>
  );
}
