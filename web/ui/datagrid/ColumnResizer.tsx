import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { token } from '../theme/token.ts';
import { MIN_COLUMN_WIDTH } from './column.ts';
import type { HeadStop } from './GridHead.tsx';

interface ColumnResizerProps {
  stop: HeadStop;
  header: string;
  /** Pixels now, for who does not see it. */
  width: number;
  /** Kept from now on. Called at the end of a drag, not on its way. */
  onResize: (width: number) => void;
}

const Handle = styled.span`
  position: absolute;
  inset: 6px 0 6px auto;
  width: 9px;
  cursor: col-resize;
  touch-action: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0 0 0 auto;
    width: 2px;
    border-radius: 1px;
    background: transparent;
    transition: background ${token.fast};
  }

  th:hover > &::after {
    background: ${token.borderStrong};
  }

  &:focus-visible::after,
  &:active::after {
    background: ${token.accent};
  }

  &[data-held]::after {
    width: 5px;
  }
`;

const STEPS: Record<string, number> = { ArrowLeft: -16, ArrowRight: 16 };

/** The `col` element that gives a header cell its width. */
function colOf(cell: HTMLElement): HTMLElement | undefined {
  const index = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  return cell.closest('table')?.querySelectorAll<HTMLElement>('col')[index];
}

/** Keys that let go of a column's edge. Tab also leaves it. */
const ENDS = ['Enter', ' ', 'Escape'];

/**
 * The edge of a column: dragged, or taken by Enter and moved by the arrow keys, which otherwise lead through the header.
 * Only the document changes until the drag ends.
 */
export function ColumnResizer({ stop, header, width: current, onResize }: ColumnResizerProps) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const drag = useRef<{ x: number; width: number; now: number } | null>(null);

  function grab(event: PointerEvent<HTMLSpanElement>) {
    const width = event.currentTarget.parentElement?.offsetWidth ?? 0;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width, now: width };
  }
  function pull(event: PointerEvent<HTMLSpanElement>) {
    if (!drag.current) return;
    const { x, width } = drag.current;
    drag.current.now = Math.max(MIN_COLUMN_WIDTH, width + event.clientX - x);
    const col = colOf(event.currentTarget.parentElement!);
    if (col) col.style.width = `${drag.current.now}px`;
  }
  function release() {
    if (drag.current && drag.current.now !== drag.current.width) onResize(drag.current.now);
    drag.current = null;
  }
  function press(event: KeyboardEvent<HTMLSpanElement>) {
    const { key } = event;
    const by = STEPS[key];
    const isKnown = isHeld ? by !== undefined || ENDS.includes(key) : key === 'Enter' || key === ' ';
    if (!isKnown) return;
    // Neither the header nor the list hears of it: Enter opens no row, Escape clears no selection.
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) setHeld(!isHeld);
    else onResize(Math.max(MIN_COLUMN_WIDTH, (event.currentTarget.parentElement?.offsetWidth ?? 0) + by));
  }

  return (
    <Handle
      role="separator"
      aria-orientation="vertical"
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuenow={current}
      aria-label={t('Width of {{column}}', { column: header })}
      // Of ARIA 1.3: any role has it.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-description={isHeld ? t('The arrow keys change it, Enter ends it') : t('Enter to change it by the arrow keys')}
      data-held={isHeld || undefined}
      {...stop}
      onBlur={() => setHeld(false)}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    />
  );
}
