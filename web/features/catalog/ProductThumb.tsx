import { useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../ui/Avatar.tsx';
import { token } from '../../ui/theme/token.ts';

interface ProductThumbProps {
  /** Whose; its first letter stands where there is no picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** Pixels. */
  size?: number;
}

const Picture = styled.img`
  flex: none;
  border-radius: ${token.radiusSmall};
  object-fit: cover;
  background: ${token.surface2};
`;

/** The picture of a product beside its name. */
export function ProductThumb({ name, src, size = 32 }: ProductThumbProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return <Avatar name={name} shape="square" size={size} />;
  // The name stands beside it.
  return <Picture src={src} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(src)} />;
}
