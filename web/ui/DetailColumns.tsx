import styled from 'styled-components';

/** The frame of a record page: facts left, people and history right; all in one column where it is narrow. */
export const DetailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 14px;
  align-items: start;

  @media (max-width: 1199px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;

    && > * {
      display: contents;
    }
  }
`;

/** What is wanted first where the columns stand one under the other: who to call. */
export const DetailFirst = styled.div`
  @media (max-width: 1199px) {
    order: -1;
  }
`;

/** One column of it. */
export const DetailStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
`;

/** Cards side by side in a column, as many as fit. */
export const DetailPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 14px;
`;
