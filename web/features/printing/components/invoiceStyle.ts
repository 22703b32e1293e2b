import styled from 'styled-components';

/** In millimetres and black on white in both themes, as it is printed. */
export const Sheet = styled.div<{ $width: number; $isRoll: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $isRoll }) => ($isRoll ? 2.5 : 5)}mm;
  width: ${({ $width }) => $width}mm;
  font-size: ${({ $isRoll }) => ($isRoll ? 3.3 : 3.6)}mm;
  line-height: 1.35;
  color: black;
  background: white;

  & + & {
    break-before: page;
  }

  p, h1, h2, dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Top = styled.div<{ $isRoll: boolean }>`
  display: flex;
  flex-direction: ${({ $isRoll }) => ($isRoll ? 'column' : 'row')};
  gap: 3mm 8mm;
  align-items: ${({ $isRoll }) => ($isRoll ? 'stretch' : 'flex-start')};
  justify-content: space-between;
  padding-bottom: 3mm;
  border-bottom: 0.4mm solid black;
`;

export const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  img {
    display: block;
    max-width: 40mm;
    max-height: 16mm;
    margin-bottom: 1.5mm;
    object-fit: contain;
  }

  h1 {
    font-size: 1.5em;
    font-weight: 700;
  }

  h2 {
    font-size: 0.85em;
    font-weight: 600;
  }
`;

export const Code = styled.div<{ $isRoll: boolean }>`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 1mm;
  align-items: ${({ $isRoll }) => ($isRoll ? 'center' : 'flex-end')};

  > strong {
    font-size: 1.2em;
  }
`;

export const Items = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    padding: 1mm 0;
    font-weight: 600;
    text-align: left;
    border-bottom: 0.3mm solid black;
  }

  td {
    padding: 1.2mm 0;
    vertical-align: top;
    border-bottom: 0.2mm solid #999;
    overflow-wrap: anywhere;
  }

  tr {
    break-inside: avoid;
  }

  td + td, th + th {
    padding-left: 3mm;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    font-size: 0.85em;
  }
`;

export const Sums = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 0.8mm;
  width: min(100%, 72mm);
  margin: 0 0 0 auto;
  break-inside: avoid;

  > div {
    display: flex;
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }

  > [data-due] {
    padding-top: 1mm;
    font-size: 1.15em;
    font-weight: 700;
    border-top: 0.3mm solid black;
  }
`;

export const Sign = styled.div`
  width: 50mm;
  margin: 14mm 0 0 auto;
  padding-top: 1mm;
  text-align: center;
  border-top: 0.3mm solid black;
`;

export const Foot = styled.div`
  text-align: center;
`;
