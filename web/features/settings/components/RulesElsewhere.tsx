import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatDay } from '../../../../schema/rules/format.ts';
import type { RulesElsewhere_query$key } from '../../../__generated__/RulesElsewhere_query.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const DeskSettingDialog = lazyPart(() => import('../../web-orders/desk/DeskSettingDialog.tsx'), 'DeskSettingDialog', {
  onFailed: ({ onClose }) => onClose(),
});

interface RulesElsewhereProps {
  query: RulesElsewhere_query$key;
  /** Called when they may have been changed. */
  onChanged: () => void;
}

/** Rules that belong to the call desk and to the books: shown here, changed there. */
export function RulesElsewhere({ query: key, onChanged }: RulesElsewhereProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { callDesk: { setting }, bookClosing: { closedThrough, closedByName } } = useFragment(
    graphql`
      fragment RulesElsewhere_query on Query {
        callDesk {
          setting {
            duplicateHours
            velocityLimit
            returnPercent
            returnParcels
            badReturns
            courierParcels
            trustedParcels
            unusualTimes
            shortAddress
            checkScore
            highScore
          }
        }
        bookClosing {
          closedThrough
          closedByName
        }
      }
    `,
    key,
  );
  return (
    <>
      <Card title={t('Risk of web orders')} actions={<Button size="small" onClick={() => setOpen(true)}>{t('Change')}</Button>}>
        <DescriptionList
          layout="amounts"
          items={[
            { id: 'doubt', term: t('Doubt from a score of'), value: formatCount(setting.checkScore) },
            { id: 'high', term: t('High risk from a score of'), value: formatCount(setting.highScore) },
            { id: 'velocity', term: t('Suspicious from so many orders of a phone or IP a day'), value: formatCount(setting.velocityLimit) },
            { id: 'returns', term: t('Risky from so many returns, per cent'), value: formatCount(setting.returnPercent) },
            { id: 'parcels', term: t('This share counts from so many parcels'), value: formatCount(setting.returnParcels) },
            { id: 'marked', term: t('A customer is marked from so many returned parcels'), value: formatCount(setting.badReturns) },
            { id: 'couriers', term: t('What couriers know counts from so many parcels'), value: formatCount(setting.courierParcels) },
            { id: 'reliable', term: t('Reliable from so many parcels, none returned'), value: formatCount(setting.trustedParcels) },
            { id: 'unusual', term: t('Unusual from so many times their usual total'), value: formatCount(setting.unusualTimes) },
            { id: 'address', term: t('An address is too short below, characters'), value: formatCount(setting.shortAddress) },
            { id: 'duplicate', term: t('The same goods again is a duplicate within, hours'), value: formatCount(setting.duplicateHours) },
          ]}
        />
      </Card>
      <Card title={t('Closed days')} actions={<TextLink to="/accounts/books">{t('Books')}</TextLink>}>
        {closedThrough
          ? t('Closed up to {{day}} by {{name}}.', { day: formatDay(closedThrough), name: closedByName })
          : t('No day is closed yet. In the books you close days that nobody is to change any more.')}
      </Card>
      {isOpen && (
        <DeskSettingDialog
          onClose={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}
