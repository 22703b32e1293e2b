import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveWebSite } from '../mutations/useSaveWebSite.ts';

interface SavedSite {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly version: number;
  readonly maskedConsumerKey: string;
}

interface SiteDrawerProps {
  /** Left out for a new one. */
  site?: SavedSite;
  onClose: () => void;
  onSaved: () => void;
}

/** Long enough that nobody guesses it: 32 hexadecimal digits. */
function newSecret(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Address and keys of a shop. Keys can be replaced, never read. */
export function SiteDrawer({ site, onClose, onSaved }: SiteDrawerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [name, setName] = useState(site?.name ?? '');
  const [url, setUrl] = useState(site?.url ?? '');
  const [enabled, setEnabled] = useState(site?.enabled ?? true);
  const [consumerKey, setConsumerKey] = useState('');
  const [consumerSecret, setConsumerSecret] = useState('');
  const [webhookSecret, setWebhookSecret] = useState('');
  const [isSecretShown, setSecretShown] = useState(false);
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { saveWebSite, isInFlight } = useSaveWebSite();

  async function save() {
    const outcome = await saveWebSite({
      ...(site && { siteId: site.id, version: site.version }),
      name: name.trim(),
      url: url.trim(),
      enabled,
      consumerKey: consumerKey.trim() || undefined,
      consumerSecret: consumerSecret.trim() || undefined,
      webhookSecret: webhookSecret.trim() || undefined,
    });
    if (!outcome.ok) return setProblem(outcome.problem);
    toast.success(t('{{name}} is saved', { name: name.trim() }));
    onSaved();
    onClose();
  }

  const fields = problem?.fields ?? {};
  const kept = site ? t('Leave empty to keep it.') : undefined;
  const keys = { isRequired: !site, minLength: 8, maxLength: 200, autoComplete: 'off' };
  return (
    <Drawer
      title={site ? t('Change {{name}}', { name: site.name }) : t('Connect a WooCommerce shop')}
      isOpen
      onClose={onClose}
      width={520}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isInFlight}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={fields} onSubmit={() => void save()}>
        {problem && Object.keys(fields).length === 0 && (
          <Banner
            meaning="bad"
            title={problem.message}
            action={
              problem.code === 'CONFLICT' && (
                <Button
                  size="small"
                  onClick={() => {
                    onSaved();
                    onClose();
                  }}
                >
                  {t('Reload')}
                </Button>
              )
            }
          />
        )}
        <TextField
          label={t('Name')}
          name="name"
          value={name}
          onChange={setName}
          description={t('What your people call the shop.')}
          validate={(text) => (text.trim() === '' ? t('Give the shop a name') : null)}
          maxLength={100}
          autoComplete="off"
          isRequired
        />
        <TextField
          label={t('Address of the shop')}
          name="url"
          inputMode="url"
          value={url}
          onChange={setUrl}
          placeholder="https://shop.example.com"
          maxLength={500}
          autoComplete="off"
          isRequired
        />
        <TextField
          {...keys}
          label={t('Consumer key')}
          name="consumerKey"
          value={consumerKey}
          onChange={setConsumerKey}
          placeholder={site?.maskedConsumerKey ?? 'ck_…'}
          description={
            kept ?? t('WooCommerce, Settings, Advanced, REST API: add a key with the permission Read/Write.')
          }
        />
        <TextField
          {...keys}
          label={t('Consumer secret')}
          name="consumerSecret"
          type="password"
          autoComplete="new-password"
          value={consumerSecret}
          onChange={setConsumerSecret}
          placeholder={site ? '••••••••' : 'cs_…'}
          description={kept}
        />
        <TextField
          {...keys}
          label={t('Webhook secret')}
          name="webhookSecret"
          type={isSecretShown ? 'text' : 'password'}
          autoComplete="new-password"
          value={webhookSecret}
          onChange={setWebhookSecret}
          placeholder={site ? '••••••••' : undefined}
          description={
            isSecretShown
              ? t('Copy it now: it is not shown again, and the webhooks of the shop need the same.')
              : (kept ?? t('The shop signs what it sends with it. Enter the same there.'))
          }
          end={
            <Button
              size="small"
              variant="quiet"
              icon={KeyRound}
              onClick={() => {
                setWebhookSecret(newSecret());
                setSecretShown(true);
              }}
            >
              {t('Make one')}
            </Button>
          }
        />
        <Switch
          label={t('Take in orders of this shop')}
          name="enabled"
          isSelected={enabled}
          onChange={setEnabled}
          description={t('Off: nothing is polled and nothing is written back.')}
        />
      </Form>
    </Drawer>
  );
}
