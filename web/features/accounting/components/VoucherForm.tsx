import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormMoneyField, FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Choice } from '../choices.ts';
import { noonOf } from '../days.ts';
import { useCreateExpense } from '../mutations/useCreateExpense.ts';
import { useCreateIncome } from '../mutations/useCreateIncome.ts';
import { useUpdateExpense } from '../mutations/useUpdateExpense.ts';
import { useUpdateIncome } from '../mutations/useUpdateIncome.ts';
import { End, Fields, FieldWithButton } from './formLayout.tsx';
import { NewAccountDialog } from './NewAccountDialog.tsx';
import { PayeeField } from './PayeeField.tsx';
import { VoucherFiles } from './VoucherFiles.tsx';
import { accountName, accountOption } from '../accountName.ts';
import { recurrences } from '../recurrences.ts';
import type { VoucherDraft } from '../voucherDraft.ts';

interface VoucherFormProps {
  kind: 'EXPENSE' | 'INCOME';
  saved: VoucherDraft;
  money: readonly Choice[];
  categories: readonly Choice[];
  changed?: { voucherId: string; version: number };
}

/** The form of an expense or income. */
export function VoucherForm({ kind, saved, money, categories, changed }: VoucherFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const isExpense = kind === 'EXPENSE';
  const { createExpense } = useCreateExpense();
  const { createIncome } = useCreateIncome();
  const { updateExpense } = useUpdateExpense();
  const { updateIncome } = useUpdateIncome();
  const [added, setAdded] = useState<Choice[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const form = useCommandForm({
    saved,
    save: ({ day, amount, files, party, payee, note, every, ...accountIds }) => {
      const input = {
        ...accountIds, amount: amount ?? 0, party: party.trim(), note: note.trim(), fileIds: files.map(({ id }) => id), ...noonOf(day),
        ...(payee && (payee.type === 'COURIER' ? { courierId: payee.id } : { supplierId: payee.id })),
      };
      if (changed) return (isExpense ? updateExpense : updateIncome)({ ...input, ...changed });
      return isExpense ? createExpense({ ...input, ...(every && { every }) }) : createIncome(input);
    },
    onSaved: ({ id }, { amount }) => {
      toast.success(t('{{amount}} is entered', { amount: formatTaka(amount) }));
      return navigate({ to: '/accounts/voucher/$id', params: { id }, replace: true });
    },
  });
  const files = useWatch({ control: form.control, name: 'files' });
  return (
    <CommandForm form={form} hasSaveKey>
      <Card>
        <Fields>
          <FormMoneyField form={form} label={t('Amount')} name="amount" isRequired autoFocus />
          <FormTextField form={form} label={t('Day')} name="day" type="date" isRequired />
          <FieldWithButton>
            <FormSelect
              form={form} label={t('Category')} name="counterId"
              options={[...categories, ...added].map(({ id, name }) => ({ id, label: accountName(name) }))}
            />
            <Button icon={Plus} onClick={() => setAdding(true)}>{t('New category')}</Button>
          </FieldWithButton>
          <FormSelect
            form={form} label={isExpense ? t('Paid from') : t('Received on')} name="accountId"
            options={money.map(accountOption)}
          />
          <PayeeField form={form} label={isExpense ? t('Paid to') : t('Received from')} />
          <FormTextArea form={form} label={t('Note')} name="note" maxLength={1000} />
          {isExpense && !changed && (
            <FormSelect
              form={form} label={t('Repeat')} name="every" options={[{ id: '', label: t('Never') }, ...recurrences(t)]}
              description={t('The same amount, category and account are entered on its day, until you stop it.')}
            />
          )}
          <div data-wide>
            <VoucherFiles files={files} onChange={(next) => form.change('files', next)} onUploading={setUploading} />
          </div>
        </Fields>
      </Card>
      <End>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving || isUploading}>{t('Save')}</Button>
      </End>
      {isAdding && (
        <NewAccountDialog
          purpose={kind}
          onClose={() => setAdding(false)}
          onAdded={(account) => {
            setAdded([...added, account]);
            form.change('counterId', account.id);
          }}
        />
      )}
    </CommandForm>
  );
}
