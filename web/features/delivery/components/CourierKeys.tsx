import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import type { MethodDraft, MethodType } from '../deliveryMethodDraft.ts';
import { Fields } from './Fields.tsx';

interface CourierKeysProps {
  form: CommandForm<MethodDraft>;
  type: MethodType;
  /** What is kept of this courier's keys; nothing for a new one. */
  changed?: { maskedKey: string | null | undefined; hasWebhookSecret: boolean };
}

/** The keys of the courier's API: they can be replaced, never read. */
export function CourierKeys({ form, type, changed }: CourierKeysProps) {
  const { t } = useTranslation();
  const isKept = Boolean(changed?.maskedKey);
  const kept = isKept ? t('Leave empty to keep it.') : undefined;
  const key = { form, isRequired: !isKept, maxLength: 2000, autoComplete: 'off', placeholder: changed?.maskedKey ?? undefined, description: kept };
  const secret = { ...key, type: 'password', autoComplete: 'new-password', placeholder: isKept ? '••••••••' : undefined } as const;
  return (
    <Card title={t('Keys of the courier')}>
      <Fields>
        {type === 'STEADFAST' && (
          <>
            <FormTextField {...key} name="apiKey" label={t('API key')} />
            <FormTextField {...secret} name="apiSecret" label={t('Secret key')} />
          </>
        )}
        {type === 'PATHAO' && (
          <>
            <FormTextField {...key} name="apiKey" label={t('Client id')} />
            <FormTextField {...secret} name="apiSecret" label={t('Client secret')} />
            <FormTextField {...key} name="username" label={t('E-mail at Pathao')} placeholder={undefined} />
            <FormTextField {...secret} name="password" label={t('Password at Pathao')} />
          </>
        )}
        {type === 'REDX' && <FormTextField {...secret} name="apiKey" label={t('Access token')} />}
        {type !== 'STEADFAST' && <FormTextField form={form} name="storeId" label={t('Pickup store')} maxLength={100} autoComplete="off" isRequired />}
        <FormTextField
          {...secret}
          name="webhookSecret"
          label={t('Webhook secret')}
          isRequired={false}
          placeholder={changed?.hasWebhookSecret ? '••••••••' : undefined}
          description={changed?.hasWebhookSecret ? kept : t('The courier sends it with every message. Enter the same at the courier.')}
        />
      </Fields>
    </Card>
  );
}
