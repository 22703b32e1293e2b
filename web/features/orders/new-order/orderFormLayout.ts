import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);
  gap: 16px;
  align-items: start;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
`;

export const Amount = styled.div`
  width: min(100%, 420px);
  margin-left: auto;
`;

/** In sight however long the form is. */
export const End = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  gap: 10px;
  padding: 10px 0;
  background: ${token.bg};

  > button {
    flex: 1;
  }
`;
