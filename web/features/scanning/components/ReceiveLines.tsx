import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { ProblemBanner } from '../../../forms/ProblemBanner.tsx';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { reasonText, storedReason } from '../../orders/reasonText.ts';
import { useReceiveAtBench } from '../mutations/useReceiveAtBench.ts';
import type { Scanned } from '../useScannedOrder.ts';
import { WhyInCard } from './WhyItCameBack.tsx';

/** Room for the pieces of a parcel, on a phone too. */
const Pieces = styled.div`
  width: 72px;
`;

interface Condition {
  damaged: number;
  missing: number;
}

interface ReceiveLinesProps {
  scanned: Scanned;
  /** Called with the order of these lines when it has been received, or was refused: another may have been scanned meanwhile. */
  onEnded: (order: Scanned['order'], problem: CommandProblem | null) => void;
  /** Reads the order again after somebody else, or its courier, has changed it. What is typed stays. */
  onReload: () => Promise<void>;
}

/** The expected contents by line, good by default; damaged and missing pieces are entered. Ctrl+Enter receives them. */
export function ReceiveLines({ scanned: { order, lines }, onEnded, onReload }: ReceiveLinesProps) {
  const { t } = useTranslation();
  const { receiveReturn, isInFlight } = useReceiveAtBench();
  const [conditions, setConditions] = useState<ReadonlyMap<string, Condition>>(new Map());
  const said = order.returnReason ?? '';
  const [reason, setReason] = useState(said && reasonText(said, t));
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const rows = lines.filter(({ returning }) => returning > 0);
  const of = (id: string) => conditions.get(id) ?? { damaged: 0, missing: 0 };
  const goodOf = ({ id, returning }: (typeof rows)[number]) => returning - of(id).damaged - of(id).missing;
  const set = (id: string, patch: Partial<Condition>) => setConditions(new Map(conditions).set(id, { ...of(id), ...patch }));
  const isTooMuch = rows.some((row) => goodOf(row) < 0);

  async function receive() {
    if (isTooMuch || isInFlight) return;
    const why = storedReason(reason, t);
    const outcome = await receiveReturn({
      input: {
        orderId: order.id, version: order.version,
        lines: rows.map((row) => ({ lineId: row.id, good: goodOf(row), ...of(row.id) })),
        ...(why !== said && { returnReason: why }),
      },
    });
    const refusal = outcome.ok ? null : outcome.problem;
    setProblem(refusal);
    onEnded(order, refusal);
  }

  useHotkeys([{ code: 'Enter', hasCtrl: true, label: t('Receive what came back'), run: () => void receive() }]);

  return (
    <Card
      title={t('What should be inside')}
      isFlush
      actions={
        <Button variant="primary" kbd="Ctrl ↵" isPending={isInFlight} disabled={isTooMuch} onClick={() => void receive()}>
          {t('Receive')}
        </Button>
      }
    >
      {problem && <ProblemBanner problem={problem} onReload={() => onReload().then(() => setProblem(null))} onDismiss={() => setProblem(null)} />}
      <FactTable
        label={t('What should be inside')}
        isStackedOnPhone
        rows={rows}
        getRowId={({ id }) => id}
        columns={[
          { id: 'name', header: t('Item'), isWide: true, cell: ({ name, sku }) => `${name} · ${sku}` },
          { id: 'good', header: t('Good'), align: 'end', cell: (row) => formatCount(goodOf(row)) },
          {
            id: 'damaged',
            header: t('Damaged'),
            align: 'end',
            cell: ({ id, name, returning }) => (
              <Pieces>
                <NumberField
                  label={t('Damaged of {{name}}', { name })}
                  isLabelHidden
                  min={0}
                  max={returning}
                  value={of(id).damaged}
                  onChange={(damaged) => set(id, { damaged: damaged ?? 0 })}
                />
              </Pieces>
            ),
          },
          {
            id: 'missing',
            header: t('Missing'),
            align: 'end',
            cell: ({ id, name, returning }) => (
              <Pieces>
                <NumberField
                  label={t('Missing of {{name}}', { name })}
                  isLabelHidden
                  min={0}
                  max={returning}
                  value={of(id).missing}
                  onChange={(missing) => set(id, { missing: missing ?? 0 })}
                />
              </Pieces>
            ),
          },
        ]}
      />
      {/* Below the lines: a parcel is received without looking at it. */}
      <WhyInCard value={reason} onChange={setReason} />
    </Card>
  );
}
