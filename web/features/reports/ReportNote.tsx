import styled from 'styled-components';
import { token } from '../../ui/theme/token.ts';

/** What the figures above it count, in a few sentences. */
export const ReportNote = styled.p`
  max-width: 80ch;
  color: ${token.ink2};
`;
