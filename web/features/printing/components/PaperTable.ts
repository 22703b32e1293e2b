import styled from 'styled-components';

/** A list on A4 paper: heading, table, sums. Black on white in both themes; each starts on a new page. */
export const PaperTable = styled.div`
  color: black;
  background: white;
  font-size: 3.4mm;

  & + & {
    break-before: page;
  }

  h1 {
    font-size: 5mm;
  }

  table {
    width: 100%;
    margin: 3mm 0;
    border-collapse: collapse;
  }

  th, td {
    padding: 1mm 2mm;
    text-align: left;
    border: 0.2mm solid black;
  }

  [data-align='end'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  tr {
    break-inside: avoid;
  }

  /* Numbers of orders and phones are read in one piece: without it a long name in the table breaks all of them. */
  [data-whole] {
    white-space: nowrap;
  }

  /* What is signed stands with the last parcel. */
  table:has(+ p) tr:last-child,
  table + p {
    break-after: avoid;
  }
`;

/** How CSS counts in a language, where it does not write Latin digits. */
const DIGITS: Record<string, string> = { bn: ', bengali' };

/** The `@page` rules for `PaperTable`: sheets that come loose are put in order by their numbers, in the digits of the language. */
export const paperTablePages = (language: string) => `@page {
  size: 210mm 297mm;
  margin: 12mm;

  @bottom-right {
    content: counter(page${DIGITS[language] ?? ''}) ' / ' counter(pages${DIGITS[language] ?? ''});
    font: 3mm sans-serif;
  }
}`;
