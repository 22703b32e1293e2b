import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

interface MemberProblemProps {
  problem: CommandProblem;
  /** Given where loading the list anew helps: somebody else was quicker. */
  onReload?: () => void;
}

/** Why the gateway refused, and the way on where there is one. */
export function MemberProblem({ problem, onReload }: MemberProblemProps) {
  const { t } = useTranslation();
  const canExtend = useCan('ADMIN');
  const { message, reason, code, referenceId } = problem;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may stand far below in the same panel.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [problem]);

  function wayOn() {
    if (reason === 'USER_LIMIT_REACHED' && canExtend) {
      return <TextLink to="/reports/my-limits">{t('My Limits')}</TextLink>;
    }
    if (code === 'CONFLICT' && onReload) {
      return (
        <Button size="small" onClick={onReload}>
          {t('Reload')}
        </Button>
      );
    }
    return undefined;
  }

  return (
    <div ref={place}>
      <Banner meaning="bad" title={message} action={wayOn()}>
        {referenceId && t('Reference {{referenceId}}', { referenceId })}
      </Banner>
    </div>
  );
}
