import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { TFunction } from 'i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { token } from '../../../ui/theme/token.ts';
import { CopyText } from '../../integration/components/CopyText.tsx';
import type { MethodDraft, MethodType } from '../deliveryMethodDraft.ts';
import { Fields, Wide } from './Fields.tsx';

const Hint = styled.p`
  margin: 0 0 6px;
  font-size: 13px;
  color: ${token.ink2};
`;

interface CourierKeysProps {
  form: CommandForm<MethodDraft>;
  provider: MethodType;
  /** The saved keys in masked form; undefined for a new delivery method. */
  changed?: { maskedKey: string | null | undefined; webhookUrl: string; hasWebhookSecret: boolean };
}

interface KeyField {
  name: 'apiKey' | 'apiSecret' | 'username' | 'password';
  label: string;
  isSecret?: boolean;
}

/** The names of the keys as in each courier's panel. */
function keyFields(provider: MethodType, t: TFunction): KeyField[] {
  if (provider === 'PATHAO') {
    return [
      { name: 'apiKey', label: t('Client ID') },
      { name: 'apiSecret', label: t('Client secret'), isSecret: true },
      { name: 'username', label: t('E-mail of the merchant account') },
      { name: 'password', label: t('Password of the merchant account'), isSecret: true },
    ];
  }
  if (provider === 'REDX') return [{ name: 'apiKey', label: t('Access token'), isSecret: true }];
  return [{ name: 'apiKey', label: t('API key') }, { name: 'apiSecret', label: t('Secret key'), isSecret: true }];
}

/** The API keys of a courier, which can be replaced but not read, and its webhook settings. */
export function CourierKeys({ form, provider, changed }: CourierKeysProps) {
  const { t } = useTranslation();
  const isKept = Boolean(changed?.maskedKey);
  const kept = isKept ? t('Leave empty to keep it.') : undefined;
  const hidden = (has: boolean) =>
    ({ form, maxLength: 2000, type: 'password', autoComplete: 'new-password', placeholder: has ? '••••••••' : undefined }) as const;
  const open = { form, maxLength: 2000, autoComplete: 'off' };
  return (
    <>
      <Card title={t('Keys of the courier')}>
        <Fields>
          {keyFields(provider, t).map(({ name, label, isSecret }) => (
            <FormTextField
              key={name}
              {...(isSecret ? hidden(isKept) : { ...open, placeholder: name === 'apiKey' ? (changed?.maskedKey ?? undefined) : undefined })}
              name={name}
              label={label}
              description={kept}
              isRequired={!isKept}
            />
          ))}
          {provider !== 'STEADFAST' && (
            <FormTextField {...open} name="storeId" label={t('Pickup store')} description={t("Its number in the courier's panel.")} inputMode="numeric" maxLength={100} isRequired={provider === 'PATHAO'} />
          )}
        </Fields>
      </Card>
      <Card title={t('Reports of the courier')}>
        <Fields>
          <FormTextField
            {...hidden(changed?.hasWebhookSecret ?? false)}
            name="webhookSecret"
            label={t('Webhook secret')}
            description={changed?.hasWebhookSecret ? kept : t("What the courier's panel shows or asks for. Without it no report is taken.")}
          />
          {changed && (
            <Wide>
              <Hint>{t("Enter this address in the courier's panel, so that it reports where parcels are.")}</Hint>
              <CopyText text={provider === 'REDX' ? `${changed.webhookUrl}?token=` : changed.webhookUrl} label={t('Webhook address')} />
            </Wide>
          )}
        </Fields>
      </Card>
    </>
  );
}
