import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Why the product was not added, and the way on where there is one. */
export function NewProductProblem({ problem }: { problem: CommandProblem }) {
  const { t } = useTranslation();
  const canExtend = useCan('ADMIN');
  const place = useRef<HTMLDivElement>(null);
  const { message, reason, fields, referenceId } = problem;
  const isBesideField = Object.keys(fields).length > 0;
  // The button that was pressed may stand far below.
  useEffect(() => {
    if (!isBesideField) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, isBesideField]);

  return (
    <div ref={place}>
      <Banner
        meaning="bad"
        title={message}
        action={
          reason === 'PRODUCT_LIMIT_REACHED' && canExtend ? (
            <TextLink to="/reports/my-limits">{t('My Limits')}</TextLink>
          ) : undefined
        }
      >
        {referenceId && t('Reference {{referenceId}}', { referenceId })}
      </Banner>
    </div>
  );
}
