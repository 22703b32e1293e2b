import { useRouter } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeavesCard_query$data, LeavesCard_query$key } from '../../../__generated__/LeavesCard_query.graphql.ts';
import { dayRangeText } from '../../../list/dayRange.ts';
import { dayRangeWords } from '../../../list/dayRangeWords.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useRemoveLeave } from '../mutations/useRemoveLeave.ts';

// Loaded on use: leaves are written down by administrators alone.
const RecordLeaveDialog = lazyPart(() => import('./RecordLeaveDialog.tsx'), 'RecordLeaveDialog', { onFailed: ({ onClose }) => onClose() });

type Leave = LeavesCard_query$data['memberLeaves'][number];

/** Who was on leave on the days of the report; administrators write leaves down and take them away. */
export function LeavesCard({ query }: { query: LeavesCard_query$key }) {
  const { t } = useTranslation();
  const router = useRouter();
  const mayChange = useCan('ADMIN');
  const [isRecording, setRecording] = useState(false);
  const { removeLeave, isInFlight } = useRemoveLeave();
  const { memberLeaves: leaves } = useFragment(
    graphql`
      fragment LeavesCard_query on Query {
        memberLeaves(from: $from, to: $to) {
          id
          name
          from
          to
          note
        }
      }
    `,
    query,
  );
  async function remove({ id, name }: Leave) {
    const result = await removeLeave(id);
    if (result.ok) toast.success(t('The leave of {{name}} is taken away', { name }));
    else toast.error(result.problem.message);
    await router.invalidate();
  }
  return (
    <Card
      isFlush
      title={t('On leave')}
      actions={mayChange && <Button size="small" icon={CalendarPlus} onClick={() => setRecording(true)}>{t('Record a leave')}</Button>}
    >
      {leaves.length === 0 ? (
        <EmptyState title={t('Nobody was on leave on these days')} />
      ) : (
        <FactTable<Leave>
          label={t('On leave')}
          rows={leaves}
          getRowId={({ id }) => id}
          isStackedOnPhone
          columns={[
            { id: 'name', header: t('Person'), isLine: true, cell: ({ name }) => <CellText isStrong>{name || t('No name')}</CellText> },
            { id: 'days', header: t('Days'), cell: (leave) => dayRangeWords(dayRangeText(leave), t) },
            { id: 'note', header: t('Note'), isWide: true, cell: ({ note }) => note },
            ...(mayChange
              ? [{
                  id: 'remove', header: '', align: 'end' as const, isLine: true,
                  cell: (leave: Leave) => (
                    <Button ref={passFocusOn} size="small" isPending={isInFlight} aria-label={t('Take the leave of {{name}} away', { name: leave.name })} onClick={() => void remove(leave)}>
                      {t('Take away')}
                    </Button>
                  ),
                }]
              : []),
          ]}
        />
      )}
      {isRecording && <RecordLeaveDialog onClose={() => setRecording(false)} />}
    </Card>
  );
}
