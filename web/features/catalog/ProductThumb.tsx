import { useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../ui/Avatar.tsx';
import { token } from '../../ui/theme/token.ts';

interface ProductThumbProps {
  /** The product's name; its first letter is shown when there is no picture. */
  name: string;
  /** The address of the picture. */
  src?: string | null;
  /** Side length in pixels. */
  size?: number;
}

const Picture = styled.img`
  flex: none;
  border-radius: ${token.radiusSmall};
  object-fit: cover;
  background: ${token.surface2};
`;

/** The small picture of a product, beside its name. */
export function ProductThumb({ name, src, size = 32 }: ProductThumbProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return <Avatar name={name} shape="square" size={size} />;
  // Empty alt text: the name stands beside the picture.
  return <Picture src={src} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(src)} />;
}
