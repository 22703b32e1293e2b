import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { OrderProblem } from './orderDraft.ts';

/** Notice that the package's order limit is reached, with a link for whoever may extend it. */
export function FullNotice() {
  const { t } = useTranslation();
  const canExtend = useCan('ADMIN');
  return (
    <Banner
      meaning="bad"
      title={t('Your package holds no more orders')}
      action={canExtend && <TextLink to="/reports/my-limits">{t('My Limits')}</TextLink>}
    >
      {canExtend ? t('Extend the package to take another one.') : t('Ask the owner of the business to extend the package.')}
    </Banner>
  );
}

/** Notice of a problem that belongs to no single field. */
export function ProblemNotice({ problem, onDismiss }: { problem: OrderProblem; onDismiss: () => void }) {
  const { t } = useTranslation();
  const words: Record<OrderProblem, string> = {
    NO_LINES: t('Add what is ordered'),
    LINE_DISCOUNT: t('A discount cannot exceed the price of its line'),
    DISCOUNT: t('The discount cannot exceed the items'),
    ADVANCE: t('The advance cannot exceed the total'),
  };
  return <Banner meaning="bad" title={words[problem]} onDismiss={onDismiss} />;
}
