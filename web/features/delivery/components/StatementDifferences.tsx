import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StatementDifferences_statement$data, StatementDifferences_statement$key } from '../../../__generated__/StatementDifferences_statement.graphql.ts';
import { Badge, StateWord } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useCan } from '../../../shell/usePermissions.ts';
import { VoidDialog } from '../../accounting/components/VoidDialog.tsx';
import { resultText } from '../deliveryText.ts';
import { useDecideDifferences } from '../mutations/useDecideDifferences.ts';
import { useCanSeeCharges } from '../useCanSeeCharges.ts';

const DifferenceDialog = lazyPart(() => import('./DifferenceDialog.tsx'), 'DifferenceDialog', { onFailed: ({ onClose }) => onClose() });

interface StatementDifferencesProps {
  statement: StatementDifferences_statement$key;
  onDone: () => void;
}

type Line = StatementDifferences_statement$data['differences'][number];
type Decision = StatementDifferences_statement$data['decisions'][number];

/** The differences of a posted statement that concern no order's own dispute, and what was decided about them. */
export function StatementDifferences({ statement, onDone }: StatementDifferencesProps) {
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<readonly Line[] | null>(null);
  const [undoing, setUndoing] = useState<string | null>(null);
  const canUndo = useCan('ADMIN');
  const canSeeCharges = useCanSeeCharges();
  const { undoDecision } = useDecideDifferences();
  const { id, status, differences, decisions } = useFragment(
    graphql`
      fragment StatementDifferences_statement on CourierStatement {
        id
        status
        differences {
          lineId
          consignment
          invoice
          result
          difference
          isDecided
        }
        decisions {
          decisionId
          kind
          amount
          note
          createdByName
        }
      }
    `,
    statement,
  );
  const open = differences.filter(({ isDecided }) => !isDecided);
  if (status !== 'POSTED' || differences.length === 0) return null;
  return (
    <>
      {open.length > 0 && (
        <Card
          title={t('Differences in dispute')}
          actions={open.length > 1 && <Button size="small" onClick={() => setDeciding(open)}>{t('Decide all {{count}}', { count: open.length })}</Button>}
          isFlush
        >
          <FactTable<Line>
            label={t('Differences in dispute')}
            rows={open}
            getRowId={({ lineId }) => lineId}
            isStackedOnPhone
            columns={[
              { id: 'parcel', header: t('Parcel'), isWide: true, cell: ({ consignment, invoice }) => <CellText isStrong>{consignment || invoice || '–'}</CellText> },
              { id: 'why', header: t('Why'), cell: (line) => <Badge meaning="warn">{whyText(line, t)}</Badge> },
              ...(canSeeCharges ? [{
                id: 'amount', header: t('In dispute'), align: 'end' as const,
                cell: ({ difference }: Line) => (difference == null ? '–' : (
                  <CellText isStrong secondary={difference > 0 ? t('owed to you') : t('paid too much')}>{exactTaka(Math.abs(difference))}</CellText>
                )),
              }] : []),
              { id: 'decide', header: '', align: 'end', isLine: true, cell: (line) => <Button size="small" onClick={() => setDeciding([line])}>{t('Decide')}</Button> },
            ]}
          />
        </Card>
      )}
      {decisions.length > 0 && (
        <Card title={t('Decided differences')} isFlush>
          <FactTable<Decision>
            label={t('Decided differences')}
            rows={decisions}
            getRowId={({ decisionId }) => decisionId}
            isStackedOnPhone
            columns={[
              { id: 'kind', header: t('Decision'), cell: ({ kind }) => <StateWord meaning="good">{kind === 'RESOLVE' ? t('Paid') : t('Accepted')}</StateWord> },
              { id: 'note', header: t('Why'), isWide: true, cell: ({ note, createdByName }) => <CellText secondary={createdByName}>{note}</CellText> },
              ...(canSeeCharges ? [{
                id: 'amount', header: t('Amount'), align: 'end' as const,
                cell: ({ amount }: Decision) => <CellText isStrong>{amount == null ? '–' : exactTaka(amount)}</CellText>,
              }] : []),
              ...(canUndo ? [{
                id: 'undo', header: '', align: 'end' as const, isLine: true,
                cell: ({ decisionId }: Decision) => <Button size="small" onClick={() => setUndoing(decisionId)}>{t('Take back')}</Button>,
              }] : []),
            ]}
          />
        </Card>
      )}
      {deciding && (
        <DifferenceDialog statementId={id} lines={deciding} onClose={() => setDeciding(null)} onDone={() => { setDeciding(null); onDone(); }} />
      )}
      {undoing && (
        <VoidDialog
          onClose={() => setUndoing(null)}
          onVoid={async (reason) => {
            const outcome = await undoDecision({ decisionId: undoing, reason });
            if (outcome.ok) onDone();
            return outcome;
          }}
        />
      )}
    </>
  );
}

function whyText({ result, difference }: Line, t: ReturnType<typeof useTranslation>['t']): string {
  if (result === 'UNKNOWN_PARCEL' || result === 'DUPLICATE' || result === 'NOT_DELIVERED_HERE') return resultText(result, t);
  if (difference == null) return t('Deducted or added by the courier');
  return difference > 0 ? t('Deducted by the courier') : t('Added by the courier');
}
