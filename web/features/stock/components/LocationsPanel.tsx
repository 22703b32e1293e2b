import { MapPin, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { LocationsPanel_locations$data, LocationsPanel_locations$key } from '../../../__generated__/LocationsPanel_locations.graphql.ts';
import { newestOf } from '../../../list/newestOf.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { StateWord } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { token } from '../../../ui/theme/token.ts';
import { LocationDialog } from './LocationDialog.tsx';

type Location = LocationsPanel_locations$data['locations']['edges'][number]['node'];

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The name stays whole, and what is said of it goes below where there is no room beside it. */
const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
`;

const Place = styled.li`
  display: flex;
  gap: 6px;
  align-items: center;
  padding: 2px 10px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};

  /* The button has room around its picture. */
  &:has(button) {
    padding-right: 4px;
  }
`;

/** The locations: add, rename, and choose the default. */
export function LocationsPanel({ query }: { query: LocationsPanel_locations$key }) {
  const { t } = useTranslation();
  const { locations } = useFragment(
    graphql`
      fragment LocationsPanel_locations on Query {
        locations(first: 100) {
          edges {
            node {
              id
              name
              isDefault
              version
            }
          }
        }
      }
    `,
    query,
  );
  const [open, setOpen] = useState<Location | 'new' | null>(null);
  const mayChange = useCan('ADMIN');
  return (
    <Card
      title={t('Locations')}
      icon={MapPin}
      actions={
        mayChange && (
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {t('Add a location')}
          </Button>
        )
      }
    >
      <Places aria-label={t('Locations')}>
        {locations.edges.map(({ node }) => (
          <Place key={node.id}>
            <Words>
              <span>{node.name}</span>
              {node.isDefault && <StateWord meaning="muted">{t('Orders take from here first')}</StateWord>}
            </Words>
            {mayChange && (
              <IconButton
                size="small"
                icon={Pencil}
                label={t('Change {{name}}', { name: node.name })}
                onClick={() => setOpen(node)}
              />
            )}
          </Place>
        ))}
      </Places>
      {open && <LocationDialog location={open === 'new' ? null : newestOf(locations.edges.map(({ node }) => node), open)} onClose={() => setOpen(null)} />}
    </Card>
  );
}
