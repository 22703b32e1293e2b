import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSwitch, FormTextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveWebSite } from '../mutations/useSaveWebSite.ts';

interface SavedSite {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly version: number;
  readonly maskedConsumerKey: string;
  readonly paidMethods: readonly string[];
}

interface SiteDrawerProps {
  /** Left out for a new site. */
  site?: SavedSite;
  /** What was typed of a new site before its keys were to be pasted. */
  begun?: { name: string; url: string };
  onClose: () => void;
  onSaved: () => unknown;
}

/** A random secret of 32 hexadecimal digits. */
function newSecret(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Address and keys of a shop. Saved keys can be replaced, but never read. */
export function SiteDrawer({ site, begun, onClose, onSaved }: SiteDrawerProps) {
  const { t } = useTranslation();
  const { saveWebSite } = useSaveWebSite();
  const [isSecretShown, setSecretShown] = useState(false);
  const form = useCommandForm({
    saved: {
      name: site?.name ?? begun?.name ?? '',
      url: site?.url ?? begun?.url ?? '',
      enabled: site?.enabled ?? true,
      paidMethods: site?.paidMethods.join(', ') ?? '',
      consumerKey: '',
      consumerSecret: '',
      webhookSecret: '',
    },
    save: ({ name, url, enabled, paidMethods, ...keys }) =>
      saveWebSite({
        ...(site && { siteId: site.id, version: site.version }),
        name: name.trim(),
        url: url.trim(),
        enabled,
        paidMethods: paidMethods.split(',').map((id) => id.trim()).filter(Boolean),
        consumerKey: keys.consumerKey.trim() || undefined,
        consumerSecret: keys.consumerSecret.trim() || undefined,
        webhookSecret: keys.webhookSecret.trim() || undefined,
      }),
    onSaved: (_site, { name }) => {
      toast.success(t('{{name}} is saved', { name: name.trim() }));
      onSaved();
      onClose();
    },
  });

  function makeSecret() {
    form.change('webhookSecret', newSecret());
    setSecretShown(true);
  }

  const kept = site ? t('Leave empty to keep it.') : undefined;
  const keys = { form, isRequired: !site, minLength: 8, maxLength: 200 };
  return (
    <FormDrawer
      form={form}
      title={site ? t('Change {{name}}', { name: site.name }) : t('Connect a WooCommerce shop')}
      submitLabel={t('Save')}
      width={520}
      onClose={onClose}
      onReload={onSaved}
    >
      <FormTextField
        form={form}
        label={t('Name')}
        name="name"
        description={t('What your people call the shop.')}
        validate={(text) => (text.trim() === '' ? t('Give the shop a name') : null)}
        maxLength={100}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormTextField
        form={form}
        label={t('Address of the shop')}
        name="url"
        inputMode="url"
        placeholder="https://shop.example.com"
        maxLength={500}
        autoComplete="off"
        isRequired
      />
      <FormTextField
        {...keys}
        label={t('Consumer key')}
        name="consumerKey"
        autoComplete="off"
        placeholder={site?.maskedConsumerKey ?? 'ck_…'}
        description={
          kept ?? t('WooCommerce, Settings, Advanced, REST API: add a key with the permission Read/Write.')
        }
      />
      <FormTextField
        {...keys}
        label={t('Consumer secret')}
        name="consumerSecret"
        type="password"
        autoComplete="new-password"
        placeholder={site ? '••••••••' : 'cs_…'}
        description={kept}
      />
      <FormTextField
        {...keys}
        label={t('Webhook secret')}
        name="webhookSecret"
        type={isSecretShown ? 'text' : 'password'}
        autoComplete="new-password"
        placeholder={site ? '••••••••' : undefined}
        description={
          isSecretShown
            ? t('The webhooks of the shop need the same; it can be seen again beside their steps. A plugin that is installed has to be downloaded anew.')
            : (kept ?? t('The shop signs what it sends with it. Enter the same there.'))
        }
        end={
          <Button size="small" variant="quiet" icon={KeyRound} onClick={makeSecret}>
            {t('Make one')}
          </Button>
        }
      />
      <FormTextField
        form={form}
        label={t('Payments that have come')}
        name="paidMethods"
        maxLength={500}
        autoComplete="off"
        placeholder={t('bkash, sslcommerz')}
        description={t('Ids of online payments, as they stand in brackets on a web order. At any other but cash on delivery you are asked how much was paid.')}
      />
      <FormSwitch
        form={form}
        label={t('Take in orders of this shop')}
        name="enabled"
        description={t('Off: nothing is polled and nothing is written back.')}
      />
    </FormDrawer>
  );
}
