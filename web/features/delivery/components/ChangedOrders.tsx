import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCompareStatement } from '../mutations/useCompareStatement.ts';
import type { StatementFacts } from '../statementFacts.ts';

interface ChangedOrdersProps {
  statement: StatementFacts;
  onProblem: (problem: CommandProblem | null) => void;
  onDone: () => void;
}

/** That lines of a draft mean something else by now than when it was compared with the orders; nothing where none does. */
export function ChangedOrders({ statement: { id: statementId, version, changedLines }, onProblem, onDone }: ChangedOrdersProps) {
  const { t } = useTranslation();
  const { compareStatement, isInFlight } = useCompareStatement();
  const count = changedLines.length;
  if (count === 0) return null;

  async function compare() {
    const outcome = await compareStatement({ statementId, version });
    onProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    toast.success(t('The statement is compared with your books as they are now'));
    onDone();
  }

  return (
    <Banner
      meaning="warn"
      title={t('{{number}} lines have changed since this statement was compared', {
        count, number: formatCount(count), defaultValue_one: '{{number}} line has changed since this statement was compared',
      })}
      action={<Button icon={RefreshCw} isPending={isInFlight} onClick={() => void compare()}>{t('Compare again')}</Button>}
    >
      {t('Their orders were shipped, delivered, paid or returned meanwhile, or the courier has other terms. Posting books what they are then, not what is shown here.')}
    </Banner>
  );
}
