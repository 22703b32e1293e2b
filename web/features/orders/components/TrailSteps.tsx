import { Check } from 'lucide-react';
import styled from 'styled-components';
import { media, token } from '../../../ui/theme/token.ts';

export interface TrailStep {
  id: string;
  title: string;
  amount: string;
  words: string;
  when: string;
  isDone: boolean;
  /** The next step, which is being waited for. */
  isWaiting?: boolean;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Step = styled.li<{ $isDone: boolean; $isWaiting: boolean }>`
  position: relative;
  min-width: 0;
  padding: 28px 12px 0 0;
  font-size: 12.5px;
  line-height: 1.4;
  color: ${token.ink2};
  overflow-wrap: anywhere;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 9px;
    left: 20px;
    right: 0;
    border-top: 2px ${({ $isDone }) => ($isDone ? 'solid' : 'dashed')} ${({ $isDone }) => ($isDone ? token.accent : token.borderStrong)};
  }

  > span:first-child {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 2px solid ${({ $isDone, $isWaiting }) => ($isDone ? token.accent : $isWaiting ? token.warnSolid : token.borderStrong)};
    border-radius: 50%;
    background: ${({ $isDone }) => ($isDone ? token.accent : token.surface)};
    color: ${token.onAccent};
  }

  strong {
    display: block;
    font-size: 12.5px;
    font-weight: 600;
    color: ${token.ink};
  }

  b {
    display: block;
    font-size: 15px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: ${({ $isWaiting }) => ($isWaiting ? token.warnText : token.ink)};
  }

  small {
    display: block;
    font-size: inherit;
  }

  ${media.phone} {
    padding: 0 0 14px 32px;

    &:not(:last-child)::before {
      top: 20px;
      bottom: 0;
      left: 9px;
      right: auto;
      border-top: 0;
      border-left: 2px ${({ $isDone }) => ($isDone ? 'solid' : 'dashed')} ${({ $isDone }) => ($isDone ? token.accent : token.borderStrong)};
    }
  }
`;

/** The steps side by side with their amounts; on a phone one below the other. */
export function TrailSteps({ label, steps }: { label: string; steps: readonly TrailStep[] }) {
  return (
    <List aria-label={label}>
      {steps.map(({ id, title, amount, words, when, isDone, isWaiting = false }) => (
        <Step key={id} $isDone={isDone} $isWaiting={isWaiting}>
          <span aria-hidden>{isDone && <Check size={12} strokeWidth={3} />}</span>
          <strong>{title}</strong>
          <b>{amount}</b>
          <small>{words}</small>
          {when && <small>{when}</small>}
        </Step>
      ))}
    </List>
  );
}
