import styled from 'styled-components';

export const FormStack = styled.div`
  display: grid;
  gap: 14px;
  max-width: 640px;
`;

/** Fields or bars under each other inside a card. */
export const Stacked = styled.div`
  display: grid;
  gap: 14px;
`;

export const FormEnd = styled.div`
  display: flex;
  justify-content: flex-end;
`;
