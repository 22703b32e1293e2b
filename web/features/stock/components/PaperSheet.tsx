import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

/** In print only the sheet is visible; on the screen it is hidden. */
const OnPaper = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }

  @media screen {
    body > [data-paper-sheet] {
      display: none;
    }
  }

  @media print {
    body > :not([data-paper-sheet]) {
      display: none !important;
    }

    html, body {
      background: white;
    }
  }
`;

/** Black on white in every theme. */
const Sheet = styled.div`
  font-size: 10.5pt;
  line-height: 1.4;
  color: black;

  header {
    display: flex;
    justify-content: space-between;
    gap: 10mm;
    margin-bottom: 8mm;
  }

  h1 {
    font-size: 16pt;
    font-weight: 650;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: 1.6mm 2mm;
    border-bottom: 0.2mm solid #999;
    text-align: start;
    vertical-align: top;
  }

  td:nth-child(n + 3),
  th:nth-child(n + 3) {
    text-align: end;
    white-space: nowrap;
  }

  > p {
    margin-top: 4mm;
  }

  small {
    color: #444;
  }
`;

/** A record on A4 paper: a header, and a table whose columns from the third on are numbers. */
export function PaperSheet({ children }: { children: ReactNode }) {
  return createPortal(
    <Sheet data-paper-sheet="">
      <OnPaper />
      {children}
    </Sheet>,
    document.body,
  );
}
