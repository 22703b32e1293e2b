import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../schema/rules/format.ts';
import { token } from './theme/token.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type StepState = 'done' | 'current' | 'ahead' | 'end';

export interface StepperProps {
  /** What the steps lead through, for screen readers. */
  label: string;
  steps: readonly { id: string; label: string; isSkipped?: boolean }[];
  /** Everything before it is done or skipped; the last one with `isComplete` is too. */
  currentId: string;
  isComplete?: boolean;
  /** The current step is where it ended, not a step on the way: cancelled, lost. */
  isEnded?: boolean;
}

const WORDS_COLOUR = { done: token.ink, current: token.accentText, ahead: token.ink3, end: token.badText };
const RING_COLOUR = { done: token.accent, current: token.accent, ahead: token.borderControl, end: token.badText };

const List = styled.ol`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  padding: 12px 16px;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Step = styled.li<{ $state: StepState }>`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: 8px;
  font-weight: ${({ $state }) => ($state === 'current' || $state === 'end' ? 600 : 500)};
  color: ${({ $state }) => WORDS_COLOUR[$state]};

  &:last-child {
    flex: none;
  }

  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: 16px;
    height: 2px;
    margin-left: 2px;
    border-radius: 1px;
    background: ${({ $state }) => ($state === 'done' ? token.accent : token.border)};
  }
`;

const Mark = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border: 1px solid ${({ $state }) => RING_COLOUR[$state]};
  border-radius: 50%;
  font-size: 11px;
  font-weight: 600;
  line-height: 1;
  color: ${({ $state }) => ($state === 'done' ? token.onAccent : 'inherit')};
  background: ${({ $state }) => ($state === 'done' ? token.accent : 'transparent')};

  svg {
    width: 13px;
    height: 13px;
    stroke-width: 2.75;
  }
`;

/** Where a record stands on its way. */
export function Stepper({ label, steps, currentId, isComplete = false, isEnded = false }: StepperProps) {
  const { t } = useTranslation();
  const current = steps.findIndex((step) => step.id === currentId);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the steps scroll; the one that matters is in the middle. The page itself stays where it is.
    const step = list.current?.children[current] as HTMLElement | undefined;
    if (!list.current || !step) return;
    list.current.scrollLeft = step.offsetLeft - (list.current.clientWidth - step.offsetWidth) / 2;
  }, [current]);
  const stateOf = (index: number): StepState => {
    if (index < current || (index === current && isComplete)) return steps[index]!.isSkipped ? 'ahead' : 'done';
    if (index > current) return 'ahead';
    return isEnded ? 'end' : 'current';
  };
  return (
    <List ref={list} aria-label={label} tabIndex={0}>
      {steps.map((step, index) => {
        const state = stateOf(index);
        return (
          <Step key={step.id} $state={state} aria-current={index === current && state !== 'done' ? 'step' : undefined}>
            <Mark $state={state} aria-hidden>
              {state === 'done' ? <Check /> : state === 'end' ? <X /> : formatCount(index + 1)}
            </Mark>
            {step.label}
            {state === 'done' && <VisuallyHidden>{t('done')}</VisuallyHidden>}
            {state === 'end' && <VisuallyHidden>{t('ended here')}</VisuallyHidden>}
          </Step>
        );
      })}
    </List>
  );
}
