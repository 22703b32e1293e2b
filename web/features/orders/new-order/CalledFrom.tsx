import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { normalisePhone, phoneText } from '../../../../schema/rules/phone.ts';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { OrderDraft } from './orderDraft.ts';

interface CalledFromProps {
  /** Whose order it is to be, by the address. */
  phone: string;
  form: Pick<CommandForm<OrderDraft>, 'control' | 'change' | 'isDirty'>;
  onStartAgain: () => void;
}

/**
 * Puts the number of the address into the form, and takes it out of the address. While the order of another number is
 * typed there, it waits until that one is saved or given up.
 */
export function CalledFrom({ phone, form, onStartAgain }: CalledFromProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const typed = useWatch({ control: form.control, name: 'phone' });
  const [other] = useState(typed !== '' && normalisePhone(typed) !== normalisePhone(phone) ? typed : null);
  const drop = () => void navigate({ to: '/ecom/ecom-new-order', search: {}, replace: true });
  const isFree = other === null || (typed === '' && !form.isDirty);

  function begin() {
    if (typed === '') form.change('phone', phone);
    drop();
  }

  useEffect(() => {
    if (isFree) begin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFree]);

  if (isFree) return null;
  return (
    <Banner
      meaning="warn"
      title={t('The order of {{phone}} is not saved yet', { phone: phoneText(other) })}
      action={<Button size="small" onClick={onStartAgain}>{t('New order for {{phone}}', { phone: phoneText(phone) })}</Button>}
      onDismiss={drop}
    >
      {t('Save it first: it is gone once another one begins.')}
    </Banner>
  );
}
