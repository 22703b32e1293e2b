import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';

/** How a figure differs from the days before; red where that is worse. */
export const Change = styled.span<{ $isWorse: boolean }>`
  color: ${({ $isWorse }) => ($isWorse ? token.badText : token.ink2)};
  font-weight: 550;
`;
