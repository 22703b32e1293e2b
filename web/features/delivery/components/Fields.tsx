import styled from 'styled-components';

/** Lays fields out side by side when there is space. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  gap: 14px;
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;
