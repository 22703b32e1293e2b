import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../schema/rules/format.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import type { BusinessSettings, Collision, SettingName } from './businessSettings.ts';

function labelOf(name: SettingName, t: TFunction): string {
  const labels: Record<SettingName, string> = {
    name: t('Name'),
    address: t('Address'),
    hotline: t('Hotline'),
    orderPrefix: t('Order prefix'),
    deliveryFeeInside: t('Inside Dhaka'),
    deliveryFeeSuburb: t('Dhaka suburbs'),
    deliveryFeeOutside: t('Outside Dhaka'),
    packagingCost: t('Packaging per order'),
    codFeePercent: t('COD fee'),
    reservationTiming: t('Reserve stock'),
    allowsBackorder: t('Backorder'),
  };
  return labels[name];
}

function textOf(name: SettingName, value: BusinessSettings[SettingName], t: TFunction): string {
  if (typeof value === 'boolean') return value ? t('Allowed') : t('Not allowed');
  if (name === 'codFeePercent') return `${value ?? 0}%`;
  if (typeof value === 'number') return formatTaka(value);
  if (name === 'reservationTiming') return value === 'ORDER' ? t('When the order is taken') : t('At confirmation');
  return value || t('empty');
}

interface SettingConflictProps {
  collisions: readonly Collision[];
  onFollow: (name: SettingName) => void;
}

/** Both versions of every field that somebody else saved while it was edited here. */
export function SettingConflict({ collisions, onFollow }: SettingConflictProps) {
  const { t } = useTranslation();
  if (collisions.length === 0) return null;
  return (
    <>
      <Banner meaning="warn" title={t('Somebody else has changed the setting meanwhile')}>
        {t('Nothing of yours is saved yet. Fields that you left alone show what they saved; saving keeps yours.')}
      </Banner>
      <Card title={t('Both versions')} isFlush>
        <FactTable
          label={t('Both versions')}
          rows={collisions}
          getRowId={({ name }) => name}
          columns={[
            { id: 'field', header: t('Field'), cell: ({ name }) => labelOf(name, t) },
            {
              id: 'theirs',
              header: t('Saved by them'),
              isWide: true,
              cell: ({ name, theirs }) => textOf(name, theirs, t),
            },
            {
              id: 'yours',
              header: t('Yours'),
              isWide: true,
              cell: ({ name, yours }) =>
                yours === undefined ? (
                  <CellText tone="muted">{t('the same')}</CellText>
                ) : (
                  textOf(name, yours, t)
                ),
            },
            {
              id: 'choice',
              header: '',
              align: 'end',
              cell: ({ name, yours }) =>
                yours !== undefined && (
                  <Button size="small" onClick={() => onFollow(name)}>
                    {t('Take theirs')}
                  </Button>
                ),
            },
          ]}
        />
      </Card>
    </>
  );
}
