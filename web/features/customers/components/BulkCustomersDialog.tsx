import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { BulkCustomerAction, CustomerSelection } from './customerSelection.ts';
import { useBlockCustomers } from '../mutations/useBlockCustomers.ts';
import { useMarkCustomers } from '../mutations/useMarkCustomers.ts';

interface BulkCustomersDialogProps {
  action: BulkCustomerAction;
  selection: CustomerSelection;
  onStarted: () => void;
  onClose: () => void;
}

/** Asks for the values of a bulk action and starts it for the selected customers in the background. */
export function BulkCustomersDialog({ action, selection: { count, ...chosen }, onStarted, onClose }: BulkCustomersDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { markCustomers } = useMarkCustomers();
  const { blockCustomers } = useBlockCustomers();
  const form = useCommandForm({
    saved: { tag: '', reason: '', effect: 'BLOCK' as string },
    save: ({ tag, reason, effect }) => {
      if (action === 'BLOCK') return blockCustomers({ ...chosen, reason: reason.trim(), action: effect as 'BLOCK' | 'HOLD' | 'PREPAY' });
      return markCustomers({ ...chosen, ...(action === 'TAG' ? { tag: tag.trim() } : { smsOptOut: action === 'NO_SMS' }) });
    },
    onSaved: ({ id }) => {
      onStarted();
      void navigate({ to: '/bulk-jobs/$id', params: { id } });
    },
  });
  const number = formatCount(count);
  const title = {
    TAG: t('Tag {{number}} customers', { count, number, defaultValue_one: 'Tag {{number}} customer' }),
    NO_SMS: t('No more SMS to {{number}} customers', { count, number, defaultValue_one: 'No more SMS to {{number}} customer' }),
    SMS_AGAIN: t('SMS again to {{number}} customers', { count, number, defaultValue_one: 'SMS again to {{number}} customer' }),
    BLOCK: t('Block {{number}} customers', { count, number, defaultValue_one: 'Block {{number}} customer' }),
  }[action];
  return (
    <FormDialog form={form} title={title} submitLabel={t('Start')} width={440} isDanger={action === 'BLOCK'} onClose={onClose}>
      {action === 'TAG' && <FormTextField form={form} label={t('Tag')} name="tag" maxLength={30} isRequired autoFocus />}
      {action === 'BLOCK' && (
        <>
          <FormSelect
            form={form} label={t('What happens to their orders')} name="effect"
            options={[{ id: 'BLOCK', label: t('Block') }, { id: 'HOLD', label: t('Hold') }, { id: 'PREPAY', label: t('Prepay only') }]}
          />
          <FormTextField form={form} label={t('Reason')} name="reason" maxLength={300} isRequired autoFocus />
        </>
      )}
      <p>
        {action === 'BLOCK'
          ? t('Their phone numbers go on the block list; a number that has a rule keeps it.')
          : action === 'NO_SMS'
            ? t('Messages to many leave them out. Messages about their own orders still reach them.')
            : t('Each customer succeeds or fails by itself; you see how far it is.')}
      </p>
    </FormDialog>
  );
}
