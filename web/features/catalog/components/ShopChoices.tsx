import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ShopChoicesQuery } from '../../../__generated__/ShopChoicesQuery.graphql.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';

interface ShopChoicesProps {
  /** The ids of the chosen web shops. */
  value: readonly string[];
  onChange: (siteIds: readonly string[]) => void;
  /** In place of the choices where no web shop is connected. */
  none?: ReactNode;
  /** Around the choices. */
  frame?: (choices: ReactNode) => ReactNode;
}

const Stack = styled.div`
  display: grid;
  gap: 10px;
`;

/** The connected web shops, each to be chosen. */
export function ShopChoices({ value, onChange, none = null, frame = (choices) => choices }: ShopChoicesProps) {
  const { webSites } = useLazyLoadQuery<ShopChoicesQuery>(
    graphql`
      query ShopChoicesQuery {
        webSites {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  if (webSites.length === 0) return none;
  return frame(
    <Stack>
      {webSites.map(({ id, name }) => (
        <Checkbox
          key={id} label={name} isSelected={value.includes(id)}
          onChange={(isSelected) => onChange(isSelected ? [...value, id] : value.filter((one) => one !== id))}
        />
      ))}
    </Stack>,
  );
}
