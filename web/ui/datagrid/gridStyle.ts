import styled from 'styled-components';
import { media, token } from '../theme/token.ts';
import { CHECKBOX_COLUMN_WIDTH, MENU_COLUMN_WIDTH, ROW_HEIGHT } from './column.ts';

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
    flex-wrap: nowrap;

    > :first-child {
      flex: 1 1 100%;
    }
  }
`;

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  overflow: hidden;

  /* More columns than fit: the edge says so until the last one is in view. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 0 auto;
    width: 28px;
    background: linear-gradient(to right, transparent, color-mix(in srgb, ${token.ink}, transparent 86%));
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token.fast};
  }

  &[data-more-right]::after {
    opacity: 1;
  }
`;

/** Scrolls both ways under its own header; useViewportFit limits its height. */
export const Scroller = styled.div`
  overflow: auto;
  /* useScrollAnchor does it in every browser. */
  overflow-anchor: none;
  scroll-padding: ${ROW_HEIGHT.normal}px 0 72px;
  overscroll-behavior-x: contain;
`;

/** The whole table in one rule: cells and rows are plain elements, so a row costs what it shows. */
export const Table = styled.table`
  --row-height: ${ROW_HEIGHT.normal}px;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  &[data-density='compact'] {
    --row-height: ${ROW_HEIGHT.compact}px;

    [data-cell-second] {
      display: none;
    }
  }

  &[aria-busy='true'] tbody:not([aria-hidden]) {
    opacity: 0.6;
    transition: opacity ${token.fast};
  }

  th,
  td {
    padding: 0 12px;
    border-bottom: 1px solid ${token.border};
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-align='end'] {
    text-align: end;
  }

  th {
    position: sticky;
    top: 0;
    z-index: 2;
    height: 36px;
    font-size: 12.5px;
    font-weight: 550;
    /* Two lines rather than a word cut off: Bangla says it longer. */
    line-height: 15px;
    color: ${token.ink2};
    background: ${token.surface};
  }

  td {
    height: var(--row-height);
    white-space: nowrap;
  }

  /* The checkbox column; its whole cell is the place to hit. */
  [data-check] {
    width: ${CHECKBOX_COLUMN_WIDTH}px;
    padding: 0 0 0 12px;
    line-height: 0;
  }

  [data-row-menu] {
    width: ${MENU_COLUMN_WIDTH}px;
    padding: 0 6px;
    text-align: end;
  }

  tbody tr {
    outline: none;
  }

  tr[data-opens] {
    cursor: pointer;
  }

  tbody tr:hover > td {
    background: ${token.hover};
  }

  tr[aria-selected='true'] > td {
    background: ${token.accentSoft};
  }

  tr:focus-within > td {
    background: ${token.surface2};
  }

  /* Its record is open beside the list: the router marks the link to where one is. */
  tr:has(a[data-row-link][aria-current]) > td {
    background: ${token.accentSoft};
  }

  tr:focus-within[aria-selected='true'] > td {
    background: color-mix(in srgb, ${token.accentSoft}, ${token.accent} 8%);
  }

  tr:focus-within > td:first-child,
  tr:has(a[data-row-link][aria-current]) > td:first-child {
    box-shadow: inset 2px 0 ${token.accent};
  }

  tr:focus-visible > td:first-child {
    box-shadow: inset 3px 0 ${token.accent};
  }

  /* While the right button is down, the link lies over its whole row: the menu of the browser is that of a link. */
  tr[data-pressed] {
    position: relative;

    a[data-row-link]::after {
      content: '';
      position: absolute;
      inset: 0;
    }
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

  &[data-failed] {
    color: ${token.badText};
    background: ${token.badSoft};
  }

  [data-selecting] & {
    margin-bottom: 64px;
  }
`;
