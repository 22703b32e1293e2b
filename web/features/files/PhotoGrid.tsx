import styled from 'styled-components';
import { token } from '../../ui/theme/token.ts';

/** A grid of photos with as many columns as fit. */
export const PhotoGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
  gap: 10px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
`;

export const Photo = styled.li`
  display: flex;
  flex-direction: column;
  gap: 4px;
  align-items: center;

  > a {
    width: 100%;
  }

  > div {
    display: flex;
  }

  img {
    width: 100%;
    aspect-ratio: 1;
    border: 1px solid ${token.border};
    border-radius: ${token.radius};
    background: ${token.surface2};
    object-fit: cover;
  }
`;
