import { useRouter } from '@tanstack/react-router';
import { CircleCheck, Eraser, Scale, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementLinesFilter } from '../../__generated__/StatementLinesPageQuery.graphql.ts';
import { useMatchingCount } from '../../list/useMatchingCount.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { useGridSelection } from '../../ui/datagrid/useGridSelection.ts';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import type { LinesStep } from './components/DecideLinesDialog.tsx';
import type { StatementLine } from './statementFacts.ts';

const DecideLinesDialog = lazyPart(() => import('./components/DecideLinesDialog.tsx'), 'DecideLinesDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const loadCount = async () => (await loadCode(() => import('./countStatementLines.ts'))).countStatementLines;

interface BulkLines {
  statementId: string;
  comparedAt: string;
  rows: readonly StatementLine[];
  /** Of the list, with the statement. */
  filter: StatementLinesFilter;
}

interface Asked {
  step: LinesStep;
  chosen: { lines?: readonly string[]; filter?: Omit<StatementLinesFilter, 'statementId'> };
  count: number;
}

/** What the lines of a draft need to be decided many at once: spread `list` into their ListScreen and show `dialog` beside it. */
export function useBulkLines({ statementId, comparedAt, rows, filter }: BulkLines) {
  const { t } = useTranslation();
  const router = useRouter();
  const selection = useGridSelection();
  const totalCount = useMatchingCount(selection.ids.size > 0, filter, loadCount);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isAdmin = useCan('ADMIN');
  const steps: readonly { id: LinesStep; label: string; icon: LucideIcon; key?: string }[] = [
    { id: 'DISPUTE', label: t('Dispute'), icon: Scale, key: 'D' },
    { id: 'ACCEPT', label: t('Accept'), icon: CircleCheck, key: 'A' },
    ...(isAdmin ? [{ id: 'WRITE_OFF' as const, label: t('Write off'), icon: Eraser, key: 'W' }] : []),
    { id: 'UNDO', label: t('Take back'), icon: Undo2 },
  ];
  // As for a line that stands open in the statement.
  useHotkeys(steps.flatMap(({ id, label, key }) => (key ? [{ code: `Key${key}`, label, run: () => ask(id) }] : [])), selection.ids.size > 0);
  function ask(step: LinesStep) {
    const { statementId: _statementId, ...within } = filter;
    const lines = rows.filter(({ id }) => selection.ids.has(id)).map(({ lineId }) => lineId);
    setAsked(selection.isAllMatching ? { step, chosen: { filter: within }, count: totalCount ?? lines.length } : { step, chosen: { lines }, count: lines.length });
  }
  return {
    list: { selection, totalCount, bulkActions: steps.map(({ id, label, icon }) => ({ id, label, icon, onAction: () => ask(id) })) },
    dialog: asked && (
      <DecideLinesDialog
        {...asked} statementId={statementId} comparedAt={comparedAt} onClose={() => setAsked(null)}
        onDecided={() => {
          selection.clear();
          void router.invalidate();
        }}
      />
    ),
  };
}
