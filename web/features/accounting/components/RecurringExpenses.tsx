import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { RecurringExpenses_query$data, RecurringExpenses_query$key } from '../../../__generated__/RecurringExpenses_query.graphql.ts';
import { keptText } from '../../../keptText.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useStopRecurringExpense } from '../mutations/useStopRecurringExpense.ts';
import { accountName } from '../accountName.ts';

type Recurring = RecurringExpenses_query$data['recurringExpenses'][number];

const nameOf = ({ voucher: { counter, party } }: Recurring) => [accountName(counter.name), party].filter(Boolean).join(' · ');

/** Recurring expenses, and those that were stopped because they could not be entered. */
export function RecurringExpenses({ query }: { query: RecurringExpenses_query$key }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { stopRecurringExpense, isInFlight } = useStopRecurringExpense();
  const [stopping, setStopping] = useState<Recurring | null>(null);
  const { recurringExpenses: rows } = useFragment(
    graphql`
      fragment RecurringExpenses_query on Query {
        recurringExpenses {
          id
          every
          nextDay
          isStopped
          problem
          voucher {
            id
            amount
            party
            counter {
              name
            }
          }
        }
      }
    `,
    query,
  );

  async function stop({ id: recurringId }: Recurring) {
    const outcome = await stopRecurringExpense({ recurringId });
    setStopping(null);
    if (outcome.ok) void router.invalidate();
    else toastProblem(outcome.problem);
  }

  if (rows.length === 0) return null;
  return (
    <Card title={t('Entered again by itself')} isFlush>
      <FactTable<Recurring>
        label={t('Entered again by itself')}
        rows={rows}
        isStackedOnPhone
        getRowId={({ id }) => id}
        columns={[
          {
            id: 'what', header: t('Expense'), isWide: true,
            cell: (recurring) => (
              <>
                <TextLink to="/accounts/voucher/$id" params={{ id: recurring.voucher.id }}>{nameOf(recurring)}</TextLink>
                {recurring.problem && ` ${keptText(recurring.problem)}`}
              </>
            ),
          },
          { id: 'every', header: t('How often'), cell: ({ every }) => (every === 'MONTH' ? t('Every month') : t('Every week')) },
          { id: 'next', header: t('Next'), cell: ({ nextDay, isStopped }) => (isStopped ? <Badge meaning="bad">{t('Stopped')}</Badge> : formatDay(nextDay)) },
          { id: 'amount', header: t('Amount'), align: 'end', cell: ({ voucher }) => formatTaka(voucher.amount) },
          {
            id: 'stop', header: '', isLine: true,
            cell: (recurring) => !recurring.isStopped && (
              <Button ref={passFocusOn} aria-label={t('Stop {{expense}}', { expense: nameOf(recurring) })} onClick={() => setStopping(recurring)}>{t('Stop')}</Button>
            ),
          },
        ]}
      />
      {stopping && (
        <ConfirmDialog
          title={t('Enter {{expense}} no longer by itself?', { expense: nameOf(stopping) })}
          confirmLabel={t('Stop')}
          isOpen
          isDanger
          isPending={isInFlight}
          onClose={() => setStopping(null)}
          onConfirm={() => void stop(stopping)}
        >
          {t('What was entered already stays. “Repeat” on the page of the expense starts it again.')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
