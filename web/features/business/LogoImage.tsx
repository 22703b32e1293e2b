import styled from 'styled-components';
import { token } from '../../ui/theme/token.ts';

interface LogoImageProps {
  url: string;
  /** The alternative text; empty where the name of the business stands beside it. */
  alt: string;
  size: number;
}

const Picture = styled.img<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  padding: ${({ $size }) => Math.round($size / 24)}px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};
  /* Logos are made for paper: a transparent dark one would be invisible on a dark background. */
  background: white;
  object-fit: contain;
`;

/** The logo of a business, fitted into a square. */
export function LogoImage({ url, alt, size }: LogoImageProps) {
  return <Picture src={url} alt={alt} width={size} height={size} $size={size} />;
}
