import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import type { MethodDraft } from '../deliveryMethodDraft.ts';
import { Fields } from './Fields.tsx';

interface CourierKeysProps {
  form: CommandForm<MethodDraft>;
  /** What is kept of this courier's keys; nothing for a new one. */
  changed?: { maskedKey: string | null | undefined };
}

/** The keys of the courier's API: they can be replaced, never read. */
export function CourierKeys({ form, changed }: CourierKeysProps) {
  const { t } = useTranslation();
  const isKept = Boolean(changed?.maskedKey);
  const kept = isKept ? t('Leave empty to keep it.') : undefined;
  const key = { form, isRequired: !isKept, maxLength: 2000, autoComplete: 'off', placeholder: changed?.maskedKey ?? undefined, description: kept };
  const secret = { ...key, type: 'password', autoComplete: 'new-password', placeholder: isKept ? '••••••••' : undefined } as const;
  return (
    <Card title={t('Keys of the courier')}>
      <Fields>
        <FormTextField {...key} name="apiKey" label={t('API key')} />
        <FormTextField {...secret} name="apiSecret" label={t('Secret key')} />
      </Fields>
    </Card>
  );
}
