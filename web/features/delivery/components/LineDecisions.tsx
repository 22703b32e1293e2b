import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { endsDispute, lineDecisions, type LineDecision } from '../../../../schema/rules/line-decisions.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { token } from '../../../ui/theme/token.ts';
import { decisionText } from '../deliveryText.ts';
import { decisionLabel } from '../lineDecisionText.ts';
import type { DecideLine } from '../mutations/useDecideLine.ts';
import type { StatementLine } from '../statementFacts.ts';

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;

  > button {
    justify-content: flex-start;
    text-align: start;
    height: auto;
    min-height: ${token.control};
    padding-block: 5px;
    white-space: normal;
  }

  > button > kbd {
    margin-left: auto;
  }

  p {
    margin: 0;
    font-size: 12.5px;
    line-height: 17px;
    color: ${token.ink2};
  }
`;

const Decided = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;

  && {
    font-size: 14px;
    font-weight: 550;
    color: ${token.ink};
  }

  > svg {
    flex: none;
    color: ${token.accentText};
  }
`;

const KEYS: Record<LineDecision, string> = { DISPUTE: 'D', ACCEPT: 'A', WRITE_OFF: 'W' };

interface LineDecisionsProps {
  courier: string;
  line: StatementLine;
  decideLine: DecideLine;
  /** Called with the line as it is then. */
  onDecided: (line: StatementLine) => void;
  onUndone: (line: StatementLine) => void;
  onProblem: (problem: CommandProblem | null) => void;
  /** False in a drawer, where letters are no keys. */
  hasKeys?: boolean;
}

/** What becomes of the difference of a line when the draft is posted, on the keys D, A and W. One that gives money up leads to the note first. */
export function LineDecisions({ courier, line, decideLine, onDecided, onUndone, onProblem, hasKeys = true }: LineDecisionsProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState(line.note ?? '');
  const [pending, setPending] = useState<LineDecision | 'UNDO' | null>(null);
  /** The decision that waits for its reason. */
  const [unsaid, setUnsaid] = useState<LineDecision | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAdmin = useCan('ADMIN');
  const { result, decision: decided } = line;
  const choices = lineDecisions(line).map((id) => ({
    id, label: decisionLabel(line, id, t), isRefused: endsDispute(result, id) && !isAdmin,
  }));

  async function run(step: LineDecision | 'UNDO') {
    setPending(step);
    const outcome = await decideLine(line, step === 'UNDO' ? { isUndone: true } : { decision: step, note: note.trim() });
    setPending(null);
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) outcome.data.decided.forEach(step === 'UNDO' ? onUndone : onDecided);
  }
  function choose(id: LineDecision) {
    if (pending || choices.find((choice) => choice.id === id)?.isRefused) return;
    if (endsDispute(result, id) && note.trim() === '') {
      setUnsaid(id);
      field.current?.focus();
      return;
    }
    setUnsaid(null);
    void run(id);
  }
  useHotkeys(choices.filter(({ isRefused }) => !isRefused).map(({ id, label }) => ({ code: `Key${KEYS[id]}`, label, run: () => choose(id) })), hasKeys);

  if (choices.length === 0) {
    const why = result === 'EXPECTED_MISSING' ? t('It stays owed, and posting books nothing of it. It stands on the claim sheet.')
      : line.isToLookAt ? t('What the courier added or deducted goes to dispute, and is decided once this is posted.')
        : t('It fits: there is nothing to decide.');
    return <Choices><p>{why}</p></Choices>;
  }
  return (
    <Choices role="group" aria-label={t('What becomes of it')}>
      {decided && (
        <>
          <Decided><CircleCheck aria-hidden size={16} />{decisionText(line, t)}</Decided>
          {line.note && <p>{line.note}</p>}
        </>
      )}
      {choices.filter(({ id }) => id !== decided).map(({ id, label, isRefused }, index) => (
        <Button
          key={id} variant={index === 0 && !decided ? 'primary' : 'secondary'} kbd={isRefused || !hasKeys ? undefined : KEYS[id]} disabled={isRefused}
          isPending={pending === id} onClick={() => choose(id)}
        >
          {label}
        </Button>
      ))}
      {choices.some(({ isRefused }) => isRefused) && <p>{t('What gives money up is decided by an administrator.')}</p>}
      {decided && <Button variant="quiet" isPending={pending === 'UNDO'} onClick={() => void run('UNDO')}>{t('Take the decision back')}</Button>}
      <TextField
        label={t('Note and evidence for {{courier}}', { courier })} isLabelHidden placeholder={t('Note and evidence for {{courier}}', { courier })}
        inputRef={field} value={note} maxLength={300} onChange={setNote}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && unsaid) choose(unsaid);
        }}
        description={unsaid ? t('Say why, then press Enter') : undefined}
      />
    </Choices>
  );
}
