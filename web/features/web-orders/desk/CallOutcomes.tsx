import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { CallOutcome, LogWebOrderCallInput } from '../../../__generated__/useDeskCommandsLogMutation.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { token } from '../../../ui/theme/token.ts';
import { callTimes } from './callTimes.ts';
import { UsualReasons } from './UsualReasons.tsx';

export interface Outcome {
  outcome: CallOutcome;
  note: string;
  nextCallAt: Date | null;
  advance?: Pick<LogWebOrderCallInput, 'advance' | 'advanceAccount' | 'advanceAccountId' | 'advanceReference'>;
}

interface CallOutcomesProps {
  attempts: number;
  maxAttempts: number;
  isBusy: boolean;
  onOutcome: (outcome: Outcome) => void;
}

const Bar = styled.footer`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 12px 16px;
  border-top: 1px solid ${token.border};
  background: ${token.surface2};
  border-radius: 0 0 ${token.radiusCard} ${token.radiusCard};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 8px;
  }

  /* Three, and two below. */
  > div:last-child {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > button {
      grid-column: span 2;
      padding-inline: 6px;
    }

    > button:nth-child(n + 4) {
      grid-column: span 3;
    }
  }
`;

/** The outcomes of a call, on the keys 1 to 5. One that needs a reason leads to the note, where Enter logs it. */
export function CallOutcomes({ attempts, maxAttempts, isBusy, onOutcome }: CallOutcomesProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [time, setTime] = useState('');
  /** The outcome that waits for its reason. */
  const [unsaid, setUnsaid] = useState<CallOutcome | null>(null);
  const bar = useRef<HTMLElement>(null);
  const times = callTimes(t);

  function choose(outcome: CallOutcome, reason = note.trim()) {
    if (isBusy) return;
    if ((outcome === 'CANCELLED' || outcome === 'FAKE') && reason === '') {
      setUnsaid(outcome);
      bar.current?.querySelector('input')?.focus();
      return;
    }
    const chosen = times.find(({ id }) => id === time);
    const later = outcome === 'CALL_LATER' ? (chosen ?? times.find(({ id }) => id === '3h')) : outcome === 'NO_ANSWER' ? chosen : undefined;
    onOutcome({ outcome, note: reason, nextCallAt: later?.at ?? null });
  }

  const outcomes: readonly { id: CallOutcome; label: string }[] = [
    { id: 'CONFIRMED', label: t('Confirmed') },
    { id: 'NO_ANSWER', label: t('No answer') },
    { id: 'CALL_LATER', label: t('Call later') },
    { id: 'CANCELLED', label: t('Cancelled') },
    { id: 'FAKE', label: t('Fake') },
  ];
  useHotkeys(outcomes.map(({ id, label }, index) => ({ code: `Digit${index + 1}`, label, run: () => choose(id) })));

  return (
    <Bar ref={bar}>
      <div>
        <TextField
          label={attempts === 0 ? t('Note, first call') : t('Note, call {{number}} of {{most}}', { number: formatCount(attempts + 1), most: Math.max(maxAttempts, attempts + 1) })}
          name="note"
          value={note}
          maxLength={300}
          onChange={setNote}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && unsaid) choose(unsaid);
          }}
          description={unsaid ? t('Say why, then press Enter') : undefined}
        />
        <Select
          label={t('Next call')}
          name="nextCall"
          value={time}
          onChange={setTime}
          options={[{ id: '', label: t('As usual') }, ...times.map(({ id, label }) => ({ id, label }))]}
        />
      </div>
      {unsaid && <UsualReasons outcome={unsaid} isBusy={isBusy} onChoose={(reason) => choose(unsaid, reason)} />}
      <div>
        {outcomes.map(({ id, label }, index) => (
          <Button key={id} kbd={String(index + 1)} disabled={isBusy} onClick={() => choose(id)}>
            {label}
          </Button>
        ))}
      </div>
    </Bar>
  );
}
