import styled, { keyframes } from 'styled-components';
import { token } from './theme/token.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export interface SkeletonProps {
  /** Number of pixels or any CSS length. */
  width?: number | string;
  height?: number;
}

const Bone = styled.span`
  display: block;
  max-width: 100%;
  border-radius: 4px;
  background: ${token.skeleton};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** A grey stand-in of the shape that is loading. The container says `aria-busy`. */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <Bone aria-hidden style={{ width, height }} />;
}
