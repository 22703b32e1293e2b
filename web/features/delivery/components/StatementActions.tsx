import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportLink } from '../../../list/ExportLink.tsx';
import { ReasonDialog } from '../../../forms/ReasonDialog.tsx';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { usePostStatement } from '../mutations/usePostStatement.ts';
import { useVoidStatement } from '../mutations/useVoidStatement.ts';
import { needsCheck } from '../statementFacts.ts';
import type { StatementFacts } from '../statementFacts.ts';

interface StatementActionsProps {
  statement: StatementFacts;
  onProblem: (problem: CommandProblem | null) => void;
  onDone: () => void;
}

/** Posts or voids a statement. */
export function StatementActions({ statement: { id, number, status, version, results, adjustedCount }, onProblem, onDone }: StatementActionsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'post' | 'void' | null>(null);
  const posting = usePostStatement();
  const { voidStatement } = useVoidStatement();
  const target = { statementId: id, version };
  const open = results.filter((one) => needsCheck(one) && one.result !== 'EXPECTED_MISSING').reduce((sum, { parcels }) => sum + parcels, 0);
  const fits = adjustedCount === 0
    ? t('Every line fits: its orders are settled, money and charges are booked as one voucher.')
    : t('Every order is settled. What the courier added or deducted besides goes to the account of disputes.');

  function done(message: string) {
    setAsking(null);
    onProblem(null);
    toast.success(message);
    onDone();
  }

  async function post() {
    const outcome = await posting.postStatement(target);
    if (outcome.ok) return done(t('Statement {{number}} is posted', { number }));
    setAsking(null);
    return onProblem(outcome.problem);
  }

  const isClaimed = adjustedCount > 0 || results.some(needsCheck);
  if (status === 'VOID' || status === 'READING' || status === 'POSTING') return null;
  return (
    <>
      {isClaimed && <ExportLink name="statement-claims" variables={{ filter: { statementId: id } }} label={t('Claim sheet')} />}
      <Button icon={Undo2} onClick={() => setAsking('void')}>
        {t('Take back')}
      </Button>
      {status === 'DRAFT' && (
        <Button variant="primary" icon={CircleCheck} onClick={() => setAsking('post')}>
          {t('Post voucher')}
        </Button>
      )}
      <ConfirmDialog
        title={t('Post statement {{number}}?', { number })}
        confirmLabel={t('Post voucher')}
        isOpen={asking === 'post'}
        isPending={posting.isInFlight}
        onClose={() => setAsking(null)}
        onConfirm={() => void post()}
      >
        {open === 0
          ? fits
          : t('{{count}} lines do not fit: what nobody has decided goes to the account of disputes, the other orders are settled.', {
              count: open, defaultValue_one: '{{count}} line does not fit: what nobody has decided goes to the account of disputes, the other orders are settled.',
            })}
      </ConfirmDialog>
      {asking === 'void' && (
        <ReasonDialog
          title={t('Take back statement {{number}}?', { number })}
          submitLabel={t('Take back')}
          isDanger
          save={(reason) => voidStatement({ ...target, reason })}
          onSaved={() => done(t('Statement {{number}} is void', { number }))}
          onClose={() => setAsking(null)}
        >
          {t('Its voucher is reversed, and its orders are unsettled again. The statement may be entered anew.')}
        </ReasonDialog>
      )}
    </>
  );
}
