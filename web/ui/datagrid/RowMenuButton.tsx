import styled from 'styled-components';
import { token } from '../theme/token.ts';

/** The three dots at the end of a row: quiet until the row is looked at. */
export const RowMenuButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 30px;
  height: 30px;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusSmall};
  color: ${token.ink3};
  background: none;
  cursor: pointer;

  svg {
    width: 17px;
    height: 17px;
  }

  tr:hover &,
  tr:focus-within & {
    color: ${token.ink2};
  }

  &:hover {
    color: ${token.ink};
    background: ${token.surface2};
  }
`;
