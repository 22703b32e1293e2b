import styled from 'styled-components';

/** The parts of a report, one below the other. */
export const ReportStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;
