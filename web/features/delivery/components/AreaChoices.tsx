import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { AreaChoicesQuery, AreaChoicesQuery$data } from '../../../__generated__/AreaChoicesQuery.graphql.ts';
import type { AreaChoicesSearchQuery } from '../../../__generated__/AreaChoicesSearchQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { useErrorToast } from '../../../relay/useErrorToast.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { token } from '../../../ui/theme/token.ts';

export interface ChosenArea {
  district: string;
  thana: string;
  code: string;
}

type Place = AreaChoicesQuery$data['courierPlaces'][number];
type Area = NonNullable<Place['area']>;

interface AreaChoicesProps {
  courierId: string;
  orderIds: readonly string[];
  /** Called with the selected areas whenever they change. */
  onChange: (areas: ChosenArea[]) => void;
}

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
  const { data, isLoading, error } = useSecondaryQuery<AreaChoicesQuery>(placesQuery, { courierId, orders: orderIds }, { isWanted: courierId !== '' });
  useErrorToast(error, 'courier-places');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Area>>(new Map());
  // The fields begin with what the gateway knows now, not with what an earlier booking has left in the store.
  const known = isLoading ? undefined : data?.courierPlaces;
  const places = useMemo(() => known?.map((place): Place => {
    const area = chosen.get(keyOf(place));
    return area ? { ...place, area, isSure: true } : place;
  }) ?? [], [known, chosen]);
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(chosenOf(places)), [places]);

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
            <AreaPicker courierId={courierId} place={place} onChoose={(area) => setChosen(new Map(chosen).set(keyOf(place), area))} />
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
  onChoose: (area: Area) => void;
}

function AreaPicker({ courierId, place: { district, thana, area }, onChoose }: AreaPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(area?.name ?? '');
  const search = text === area?.name ? '' : text.trim();
  const { data, isCurrent, isLoading, error } = useDebouncedQuery<AreaChoicesSearchQuery>(searchQuery, { courierId, search }, { isWanted: search !== '' });
  const found = (isCurrent && data?.courierAreas) || [];
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
      isLoading={isLoading}
      error={error}
      options={[...known, ...found].map(({ code, name, groupName }) => ({ id: code, label: name, note: groupName }))}
    />
  );
}
