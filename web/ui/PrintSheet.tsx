import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';

/** On paper stand the sheets alone; on the screen they are laid out beside it, where they can be measured. */
const OnPaper = createGlobalStyle`
  @media screen {
    body > [data-print] {
      position: fixed;
      top: 0;
      left: -200vw;
      visibility: hidden;
    }
  }

  @media print {
    body > :not([data-print]) {
      display: none !important;
    }

    html, body {
      margin: 0;
      background: white;
    }
  }
`;

interface PrintSheetProps {
  /** The `@page` rules: size and margin. */
  pages: string;
  children: ReactNode;
}

/** What `window.print()` prints while it is shown, in place of the page. */
export function PrintSheet({ pages, children }: PrintSheetProps) {
  return (
    <>
      <OnPaper />
      <style>{pages}</style>
      {createPortal(<div data-print="" aria-hidden inert>{children}</div>, document.body)}
    </>
  );
}
