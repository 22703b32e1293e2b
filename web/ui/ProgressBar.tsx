import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { token } from './theme/token.ts';

export interface ProgressBarProps {
  label: ReactNode;
  value: number;
  max: number;
  /** At the end of the label line: '1,204 of 5,000'. */
  valueText?: string;
  /** `limit` turns amber at 80 % and red at 95 %; `work` stays green. */
  kind?: 'work' | 'limit';
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 6px;
`;

const Value = styled.span`
  color: ${token.ink2};
`;

const Track = styled.div`
  height: 6px;
  border-radius: 3px;
  background: ${token.surface2};
  box-shadow: inset 0 0 0 1px ${token.border};
  overflow: hidden;
`;

const Fill = styled.div`
  height: 100%;
  border-radius: 3px;
  transition: width ${token.fast};
`;

function colourAt(share: number): string {
  if (share >= 0.95) return token.danger;
  return share >= 0.8 ? token.warnSolid : token.accent;
}

/** The progress of a job, or how much of a limit is used. */
export function ProgressBar({ label, value, max, valueText, kind = 'work' }: ProgressBarProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div>
      <Line>
        <span id={id}>{label}</span>
        {valueText && <Value>{valueText}</Value>}
      </Line>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
      >
        <Fill
          style={{ width: `${share * 100}%`, background: kind === 'limit' ? colourAt(share) : token.accent }}
        />
      </Track>
    </div>
  );
}
