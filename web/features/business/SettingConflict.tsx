import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { helpStyle } from '../../ui/fieldStyle.ts';
import { media, token } from '../../ui/theme/token.ts';
import type { BusinessSettings, Collision, SettingName } from './businessSettings.ts';

function labelOf(name: SettingName, t: TFunction): string {
  const labels: Record<SettingName, string> = {
    name: t('Business name'),
    address: t('Address'),
    hotline: t('Hotline'),
    orderPrefix: t('Order prefix'),
    deliveryFeeInside: t('Inside Dhaka'),
    deliveryFeeSuburb: t('Around Dhaka'),
    deliveryFeeOutside: t('Outside Dhaka'),
    deliveryIncludedKg: t('Kilograms included'),
    deliveryFeeExtraKg: t('Every further kilogram'),
    packagingCost: t('Packaging per order'),
    codFeePercent: t('COD fee'),
    reservationTiming: t('Reserve stock'),
    allowsBackorder: t('Backorder'),
    restockDays: t('Days until bought goods come'),
  };
  return labels[name];
}

function textOf(name: SettingName, value: BusinessSettings[SettingName], t: TFunction): string {
  if (typeof value === 'boolean') return value ? t('Allowed') : t('Not allowed');
  if (name === 'codFeePercent') return `${value ?? 0}%`;
  if (name === 'deliveryIncludedKg') return formatCount(Number(value ?? 0));
  if (name === 'restockDays') return t('{{count}} days', { count: Number(value ?? 0), defaultValue_one: '{{count}} day' });
  if (typeof value === 'number') return formatTaka(value);
  if (name === 'reservationTiming') {
    return value === 'ORDER' ? t('When the order is taken') : t('At confirmation');
  }
  return value || t('empty');
}

interface SettingConflictProps {
  collisions: readonly Collision[];
  onReset: (name: SettingName) => void;
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Side by side where there is room, otherwise stacked, as on a phone. */
const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr 1fr minmax(96px, auto);
  gap: 4px 16px;
  align-items: center;
  padding: 10px 0;

  > button {
    justify-self: end;
  }

  ${media.phone} {
    grid-template-columns: 1fr;

    > button {
      justify-self: start;
    }
  }

  & + & {
    border-top: 1px solid ${token.border};
  }
`;

const Field = styled.strong`
  grid-column: 1 / -1;
  font-weight: 550;
`;

const Version = styled.span`
  ${helpStyle}
  min-width: 0;

  > span {
    display: block;
    font-size: 14px;
    line-height: 20px;
    color: ${token.ink};
    overflow-wrap: anywhere;
  }
`;

/** Both versions of every field that somebody else saved while it was edited here. */
export function SettingConflict({ collisions, onReset }: SettingConflictProps) {
  const { t } = useTranslation();
  if (collisions.length === 0) return null;
  return (
    <>
      <Banner meaning="warn" title={t('Somebody else has changed the setting meanwhile')}>
        {t('Nothing of yours is saved yet. Look at both versions, then save again to keep yours.')}
      </Banner>
      <Card title={t('Both versions')}>
        <List aria-label={t('Both versions')}>
          {collisions.map(({ name, theirs, yours }) => (
            <Item key={name}>
              <Field>{labelOf(name, t)}</Field>
              <Version>
                {t('Saved by them')}
                <span>{textOf(name, theirs, t)}</span>
              </Version>
              {yours === undefined ? (
                <Version>{t('You have not changed it: it shows what they saved.')}</Version>
              ) : (
                <>
                  <Version>
                    {t('Yours, not saved')}
                    <span>{textOf(name, yours, t)}</span>
                  </Version>
                  <Button size="small" onClick={() => onReset(name)}>
                    {t('Take theirs')}
                  </Button>
                </>
              )}
            </Item>
          ))}
        </List>
      </Card>
    </>
  );
}
