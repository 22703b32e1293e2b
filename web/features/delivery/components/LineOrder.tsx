import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { DecideLine } from '../mutations/useDecideLine.ts';
import type { StatementLine } from '../statementFacts.ts';

// Loaded later: hardly a statement needs it.
const ChooseOrderDialog = lazyPart(() => import('./ChooseOrderDialog.tsx'), 'ChooseOrderDialog', { onFailed: ({ onClose }) => onClose() });

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
`;

interface LineOrderProps {
  line: StatementLine;
  decideLine: DecideLine;
  /** Called with the line as it is then. */
  onDecided: (line: StatementLine) => void;
  onProblem: (problem: CommandProblem | null) => void;
}

/** For a line that names no order, or one that somebody chose: which order it is for. */
export function LineOrder({ line, decideLine, onDecided, onProblem }: LineOrderProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const { result, suggestedOrder, isChosen } = line;
  async function say(isSuggested: boolean) {
    setPending(true);
    const outcome = await decideLine(line, { isSuggested });
    setPending(false);
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) outcome.data.decided.forEach(onDecided);
  }
  if (isChosen) return <Row><Button size="small" isPending={isPending} onClick={() => void say(false)}>{t('Not this order')}</Button></Row>;
  if (!suggestedOrder && result !== 'UNKNOWN_PARCEL') return null;
  return (
    <Row>
      {suggestedOrder && <Button size="small" isPending={isPending} onClick={() => void say(true)}>{t('It is order {{order}}', { order: suggestedOrder.reference })}</Button>}
      <Button size="small" onClick={() => setNaming(true)}>{t('Name the order')}</Button>
      {isNaming && (
        <Suspense fallback={null}>
          <ChooseOrderDialog line={line} decideLine={decideLine} onDecided={onDecided} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </Row>
  );
}
