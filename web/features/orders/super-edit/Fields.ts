import styled from 'styled-components';

/** Rows of fields in a card of the edit form. */
export const Fields = styled.div`
  display: grid;
  gap: 16px;
`;
