import type { TFunction } from 'i18next';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { toast } from '../../../ui/toast.tsx';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { useDecideDifferences } from '../mutations/useDecideDifferences.ts';

interface DifferenceDialogProps {
  statementId: string;
  /** A difference is null for whoever may not see what couriers take. */
  lines: readonly { lineId: string; difference?: number | null }[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks how differences of a statement ended: by payment, or accepted as a charge or as income. */
export function DifferenceDialog({ statementId, lines, onClose, onDone }: DifferenceDialogProps) {
  const { t } = useTranslation();
  const canAccept = useCan('ADMIN');
  const accounts = useMoneyAccounts();
  const { acceptDifferences, settleDifferences } = useDecideDifferences();
  const total = totalOf(lines);
  const form = useCommandForm({
    saved: { outcome: canAccept ? 'ACCEPT' : 'PAID', account: 'BANK', note: '' },
    save: ({ outcome, account, note }) => {
      const target = { statementId, lines: lines.map(({ lineId }) => lineId), note };
      return outcome === 'ACCEPT' ? acceptDifferences(target) : settleDifferences({ ...target, ...chosenAccount(account) });
    },
    onSaved: () => {
      toast.success(t('The difference is decided'));
      onDone();
    },
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  return (
    <FormDialog form={form} title={total === null ? t('Decide about the difference') : t('Decide about {{amount}}', { amount: exactTaka(Math.abs(total)) })} submitLabel={t('Decide')} width={440} onClose={onClose}>
      {total !== null && <p>{total > 0 ? t('The courier has paid you less than it should.') : t('The courier has paid you more than your books know.')}</p>}
      <FormSelect
        form={form} name="outcome" label={t('How it ended')} isRequired
        options={[
          ...(canAccept ? [{ id: 'ACCEPT', label: acceptedText(total, t) }] : []),
          { id: 'PAID', label: paidText(total, t) },
        ]}
      />
      {outcome === 'PAID' && <FormSelect form={form} name="account" label={t('Money account')} options={accounts} isRequired />}
      <FormTextField form={form} name="note" label={t('Why')} maxLength={300} isRequired />
    </FormDialog>
  );
}

/** Null where one of them is hidden. */
function totalOf(lines: DifferenceDialogProps['lines']): number | null {
  if (lines.some(({ difference }) => difference == null)) return null;
  return Math.round(lines.reduce((sum, { difference }) => sum + (difference ?? 0), 0) * 100) / 100;
}

function acceptedText(total: number | null, t: TFunction): string {
  if (total === null) return t('Accepted: it becomes a courier charge or other income');
  return total > 0 ? t('Accepted: it becomes a courier charge') : t('Accepted: it becomes other income');
}

function paidText(total: number | null, t: TFunction): string {
  if (total === null) return t('It was paid');
  return total > 0 ? t('The courier has paid it') : t('It was paid back to the courier');
}
