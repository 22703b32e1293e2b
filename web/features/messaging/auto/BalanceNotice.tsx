import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { AutoMessage } from './autoMessageText.ts';

interface BalanceNoticeProps {
  settings: readonly AutoMessage[];
  /** SMS that one message of an event takes. */
  smsFor: (setting: AutoMessage) => number;
  smsBalance: number;
}

/** The days that figures are of. */
const FIGURE_DAYS = 30;

/** A balance that lasts for less is worth a word. */
const ENOUGH_DAYS = 7;

/** Says that the balance is low for what is sent by itself, or that it was too low already. */
export function BalanceNotice({ settings, smsFor, smsBalance }: BalanceNoticeProps) {
  const { t } = useTranslation();
  const on = settings.filter(({ isOn }) => isOn);
  const perDay = on.reduce((sum, setting) => sum + setting.figures.orders * smsFor(setting), 0) / FIGURE_DAYS;
  const days = perDay > 0 ? Math.floor(smsBalance / perDay) : ENOUGH_DAYS;
  if (on.length === 0 || (smsBalance > 0 && days >= ENOUGH_DAYS)) return null;
  const unpaid = on.reduce((sum, { figures }) => sum + figures.unpaid, 0);
  const title = smsBalance === 0
    ? t('Your SMS balance is empty: customers are told nothing')
    : t('Your balance of {{number}} SMS lasts for about {{count}} days', {
      number: formatCount(smsBalance), count: days, defaultValue_one: 'Your balance of {{number}} SMS lasts for about {{count}} day',
    });
  return (
    <Banner meaning={smsBalance === 0 ? 'bad' : 'warn'} title={title} action={<LinkButton to="/reports/my-limits" size="small">{t('Add to it')}</LinkButton>}>
      {unpaid > 0 && t('{{number}} messages of the last 30 days were not sent because it was too low.', {
        count: unpaid, number: formatCount(unpaid), defaultValue_one: '{{number}} message of the last 30 days was not sent because it was too low.',
      })}
    </Banner>
  );
}
