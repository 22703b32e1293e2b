import styled, { css } from 'styled-components';
import { media, token } from '../theme/token.ts';
import { CHECKBOX_COLUMN_WIDTH, ROW_HEIGHT } from './column.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;

  > :first-child:not(:only-child) {
    flex: 1 1 300px;
  }

  ${media.phone} {
    > :only-child {
      flex: 1 1 100%;
    }
  }
`;

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  overflow: hidden;
`;

/** Scrolls both ways under its own header; `--grid-height` is measured by useViewportFit. */
export const Scroller = styled.div`
  max-height: var(--grid-height);
  overflow: auto;
  scroll-padding: ${ROW_HEIGHT}px 0 72px;
  overscroll-behavior-x: contain;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  &[aria-busy='true'] tbody:not([aria-hidden]) {
    opacity: 0.6;
    transition: opacity ${token.fast};
  }
`;

const cellStyle = css`
  padding: 0 12px;
  border-bottom: 1px solid ${token.border};
  text-align: start;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-align='end'] {
    text-align: end;
  }
`;

export const HeadCell = styled.th`
  ${cellStyle}
  position: sticky;
  top: 0;
  z-index: 2;
  height: 36px;
  font-size: 12.5px;
  font-weight: 550;
  color: ${token.ink2};
  background: ${token.surface};
`;

export const Cell = styled.td`
  ${cellStyle}
  height: ${ROW_HEIGHT}px;
`;

/** The checkbox column; its whole cell is the place to hit. */
export const checkCellStyle = css`
  width: ${CHECKBOX_COLUMN_WIDTH}px;
  padding: 0 0 0 12px;
  line-height: 0;
`;

export const Row = styled.tr`
  outline: none;

  &[data-opens] {
    cursor: pointer;
  }

  &:hover > td {
    background: ${token.hover};
  }

  &[aria-selected='true'] > td {
    background: ${token.accentSoft};
  }

  &:focus > td {
    background: ${token.surface2};
  }

  &:focus[aria-selected='true'] > td {
    background: color-mix(in srgb, ${token.accentSoft}, ${token.accent} 8%);
  }

  &:focus > td:first-child {
    box-shadow: inset 2px 0 ${token.accent};
  }

  &:focus-visible > td:first-child {
    box-shadow: inset 3px 0 ${token.accent};
  }
`;

/** Keeps clear of the selection bar while there is one. */
export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 44px;
  padding: 6px 12px;
  font-size: 13px;
  color: ${token.ink3};

  [data-selecting] & {
    margin-bottom: 64px;
  }
`;

export const Cards = styled.ul`
  display: none;

  ${media.phone} {
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
`;
