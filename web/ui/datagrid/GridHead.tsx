import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CheckboxBox } from '../Checkbox.tsx';
import { token } from '../theme/token.ts';
import type { DataGridColumn } from './column.ts';
import { checkCellStyle, HeadCell } from './gridStyle.ts';

interface GridHeadProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  onResize: (columnId: string, width: number) => void;
  /** Left out where rows cannot be selected. */
  page?: { state: 'none' | 'some' | 'all'; onToggle: () => void };
}

const CheckCell = styled(HeadCell)`
  ${checkCellStyle}
`;

const Handle = styled.span`
  position: absolute;
  inset: 6px 0 6px auto;
  width: 9px;
  cursor: col-resize;
  touch-action: none;

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

  &:active::after {
    background: ${token.accent};
  }
`;

/** A pointer refinement: nothing is out of reach without it. */
function ResizeHandle({ onResize }: { onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number } | null>(null);

  function grab(event: PointerEvent<HTMLSpanElement>) {
    const cell = event.currentTarget.parentElement;
    if (!cell) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: cell.offsetWidth };
  }
  function drag(event: PointerEvent) {
    if (start.current) onResize(start.current.width + event.clientX - start.current.x);
  }
  function release() {
    start.current = null;
  }
  return (
    <Handle
      aria-hidden
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

/** The sticky header row. */
export function GridHead<Row>({ columns, onResize, page }: GridHeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {page && (
          <CheckCell scope="col">
            <CheckboxBox
              aria-label={t('Select all rows shown')}
              checked={page.state === 'all'}
              indeterminate={page.state === 'some'}
              onChange={page.onToggle}
            />
          </CheckCell>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} scope="col" data-align={column.align}>
            {column.header}
            <ResizeHandle onResize={(width) => onResize(column.id, width)} />
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}
