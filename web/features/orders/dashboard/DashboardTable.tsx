import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';

/** Scrolls sideways on a phone; focusable, for scrolling by keyboard. */
export const TableBox = styled.div.attrs({ tabIndex: 0 })`
  overflow-x: auto;
`;

/** A table of figures: the first column is text, the others are numbers. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: 36px;
    padding: 4px 10px;
    border-top: 1px solid ${token.border};
    text-align: right;
    white-space: nowrap;
  }

  th {
    border-top: 0;
    color: ${token.ink2};
    font-size: 12.5px;
    font-weight: 550;
  }

  th:last-child,
  td:last-child {
    padding-right: 16px;
  }

  th:first-child,
  td:first-child {
    padding-left: 16px;
    max-width: 240px;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
  }
`;
