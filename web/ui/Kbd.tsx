import styled from 'styled-components';
import { token } from './theme/token.ts';

/** A key of the keyboard: `<Kbd>Ctrl K</Kbd>`. Hidden on phones, which have none. */
export const Kbd = styled.kbd.attrs({ 'aria-hidden': true })`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border: 1px solid ${token.borderStrong};
  border-radius: 4px;
  font: 500 11px/1 ${token.font};
  color: ${token.ink3};
  background: ${token.surface};

  button[data-variant='primary'] > &,
  a[data-variant='primary'] > &,
  button[data-variant='danger'] > & {
    border-color: transparent;
    color: inherit;
    background: rgb(0 0 0 / 14%);
  }

  @media (hover: none), (max-width: 639px) {
    display: none;
  }
`;
