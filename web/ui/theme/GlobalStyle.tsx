import { createGlobalStyle } from 'styled-components';
import { cellTextStyle } from '../datagrid/cellTextStyle.ts';
import './fonts.css';
import './tokens.css';
import { token } from './token.ts';

/** Reset and base type. Mounted once by UiProvider. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    font: 400 14px/20px ${token.font};
    font-feature-settings: 'cv11', 'ss03';
    -webkit-font-smoothing: antialiased;
    color: ${token.ink};
    background: ${token.bg};
  }

  /* Where numbers stand under each other; in sentences Inter's tabular hyphen would tear words apart. */
  table, dl, li, time, output, input, [role='tablist'] {
    font-variant-numeric: tabular-nums;
  }

  h1, h2, h3, h4, p, dl, dd, ol, ul, figure {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3, h4 {
    font-size: inherit;
    font-weight: 600;
    /* The heading has the focus after a move. */
    outline: none !important;
  }

  ol, ul {
    list-style: none;
  }

  button, input, textarea, select {
    font: inherit;
    font-variant-numeric: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  :focus-visible {
    outline: 2px solid ${token.accent};
    outline-offset: 2px;
  }

  ::selection {
    background: ${token.accentSoft};
    color: ${token.accentText};
  }

  ${cellTextStyle}

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0s !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
