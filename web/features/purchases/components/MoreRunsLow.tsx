import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Says that a purchase was prefilled with a part of what runs low. */
export function MoreRunsLow({ lines }: { lines: number }) {
  const { t } = useTranslation();
  return (
    <Banner meaning="info" title={t('More runs low than one purchase takes')}>
      {t('These are the first {{lines}} lines. Save this purchase as ordered, and begin the next one from the low-stock list.', {
        lines: formatCount(lines),
      })}
    </Banner>
  );
}
