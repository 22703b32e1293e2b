import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { AreaChoicesQuery, AreaChoicesQuery$data } from '../../../__generated__/AreaChoicesQuery.graphql.ts';
import type { AreaChoicesSearchQuery } from '../../../__generated__/AreaChoicesSearchQuery.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';

export interface ChosenArea {
  district: string;
  thana: string;
  code: string;
}

type Place = AreaChoicesQuery$data['courierPlaces'][number];

interface AreaChoicesProps {
  courierId: string;
  orderIds: readonly string[];
  /** Called with the selected areas whenever they change. Must be a stable function. */
  onChange: (areas: ChosenArea[]) => void;
}

const REST_MS = 200;

const placesQuery = graphql`
  query AreaChoicesQuery($courierId: ID!, $orders: [ID!]!) {
    courierPlaces(courierId: $courierId, orders: $orders) {
      district
      thana
      orders
      area {
        code
        name
        groupName
      }
      isSure
    }
  }
`;

const searchQuery = graphql`
  query AreaChoicesSearchQuery($courierId: ID!, $search: String!) {
    courierAreas(courierId: $courierId, search: $search) {
      code
      name
      groupName
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 12px 0 0;
  border-top: 1px solid ${token.border};
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  gap: 12px;
  align-items: center;

  /* The label is for screen readers only and takes no space. */
  label {
    display: contents;
  }
`;

const Intro = styled.p`
  margin: 0;
  color: ${token.ink2};
`;

const keyOf = ({ district, thana }: Pick<Place, 'district' | 'thana'>) => `${district}\n${thana}`;

/** Selects the courier's area for each destination of the parcels; areas with similar names are preselected. */
export function AreaChoices({ courierId, orderIds, onChange }: AreaChoicesProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const orders = orderIds.join(' ');

  useEffect(() => {
    if (!courierId) return undefined;
    const request = fetchQuery<AreaChoicesQuery>(environment, placesQuery, { courierId, orders: orders.split(' ') }).subscribe({
      next: (data) => {
        setPlaces(data.courierPlaces);
        onChange(chosenOf(data.courierPlaces));
      },
      error: (error: Error) => toast.error(error.message, { id: 'courier-places' }),
    });
    return () => request.unsubscribe();
  }, [environment, courierId, orders, onChange]);

  function choose(place: Place, area: NonNullable<Place['area']>) {
    const next = places.map((one) => (keyOf(one) === keyOf(place) ? { ...one, area, isSure: true } : one));
    setPlaces(next);
    onChange(chosenOf(next));
  }

  if (places.length === 0) return null;
  return (
    <>
      <Intro>{t("Each thana goes under one of the courier's own areas. Correct what is only alike; it is kept for the next time.")}</Intro>
      <List>
        {places.map((place) => (
          <Row key={keyOf(place)}>
            <CellText isStrong secondary={t('{{count}} orders', { count: place.orders, number: String(place.orders), defaultValue_one: '{{count}} order' })}>
              {[place.thana, place.district].filter(Boolean).join(', ') || t('No district')}{' '}
              {!place.area && <Badge meaning="bad">{t('Not found')}</Badge>}
              {place.area && !place.isSure && <Badge meaning="warn">{t('Only alike')}</Badge>}
            </CellText>
            <AreaPicker courierId={courierId} place={place} onChoose={(area) => choose(place, area)} />
          </Row>
        ))}
      </List>
    </>
  );
}

const chosenOf = (places: readonly Place[]): ChosenArea[] =>
  places.flatMap(({ district, thana, area }) => (area ? [{ district, thana, code: area.code }] : []));

interface AreaPickerProps {
  courierId: string;
  place: Place;
  onChoose: (area: NonNullable<Place['area']>) => void;
}

function AreaPicker({ courierId, place: { district, thana, area }, onChoose }: AreaPickerProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [text, setText] = useState(area?.name ?? '');
  const [answer, setAnswer] = useState<{ search: string; areas: readonly NonNullable<Place['area']>[] }>({ search: '', areas: [] });
  const search = text === area?.name ? '' : text.trim();
  const found = search !== '' && answer.search === search ? answer.areas : [];

  useEffect(() => {
    if (search === '') return undefined;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<AreaChoicesSearchQuery>(environment, searchQuery, { courierId, search }).subscribe({
        next: ({ courierAreas }) => setAnswer({ search, areas: courierAreas }),
        error: (error: Error) => toast.error(error.message, { id: 'courier-areas' }),
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, courierId, search]);

  const known = area && !found.some(({ code }) => code === area.code) ? [area] : [];
  return (
    <ComboBox
      label={t('Area for {{place}}', { place: [thana, district].filter(Boolean).join(', ') })}
      isLabelHidden
      placeholder={t("The courier's area")}
      value={area?.code ?? null}
      text={text}
      onSearch={setText}
      onChange={(code) => {
        const chosen = found.find((one) => one.code === code);
        if (!chosen) return;
        setText(chosen.name);
        onChoose(chosen);
      }}
      options={[...known, ...found].map(({ code, name, groupName }) => ({ id: code, label: name, note: groupName }))}
    />
  );
}
