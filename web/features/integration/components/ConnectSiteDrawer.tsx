import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useRequestSiteKeys } from '../mutations/useRequestSiteKeys.ts';
import { SiteDrawer } from './SiteDrawer.tsx';

const Steps = styled.ol`
  margin: 0;
  padding-left: 20px;
  list-style: ${token.stepNumbers};
  color: ${token.ink2};

  li + li {
    margin-top: 6px;
  }
`;

const Instead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-top: 16px;
  border-top: 1px solid ${token.border};
  color: ${token.ink2};

  p {
    flex: 1 1 200px;
  }
`;

interface ConnectSiteDrawerProps {
  onClose: () => void;
  onSaved: () => unknown;
}

/** Connects a shop by WooCommerce's own page, where its owner agrees; or by keys that are pasted. */
export function ConnectSiteDrawer({ onClose, onSaved }: ConnectSiteDrawerProps) {
  const { t } = useTranslation();
  const { requestSiteKeys } = useRequestSiteKeys();
  const [pasting, setPasting] = useState<{ name: string; url: string } | null>(null);
  const form = useCommandForm({
    saved: { url: '', name: '' },
    save: ({ url, name }) => requestSiteKeys({ url: url.trim(), name: name.trim() || undefined }),
    onSaved: ({ authorizeUrl }) => window.location.assign(authorizeUrl),
  });
  if (pasting) return <SiteDrawer begun={pasting} onClose={onClose} onSaved={onSaved} />;
  return (
    <FormDrawer hasAddress form={form} title={t('Connect a WooCommerce shop')} submitLabel={t('Connect')} width={520} onClose={onClose}>
      <FormTextField
        form={form}
        label={t('Address of the shop')}
        name="url"
        inputMode="url"
        placeholder="https://shop.example.com"
        maxLength={500}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormTextField
        form={form}
        label={t('Name')}
        name="name"
        description={t('What your people call the shop; its address when empty.')}
        maxLength={100}
        autoComplete="off"
      />
      <Steps>
        <li>{t('Connect leads to your own shop. Sign in there as its administrator.')}</li>
        <li>{t('The shop asks whether Karbar may read and write. Press Approve.')}</li>
        <li>{t('You come back here, and the shop is connected. Nobody has to copy a key.')}</li>
      </Steps>
      <Instead>
        <p>{t('The shop shows no such page, or is not on https?')}</p>
        <Button icon={KeyRound} onClick={() => setPasting(form.values())}>
          {t('Paste keys instead')}
        </Button>
      </Instead>
    </FormDrawer>
  );
}
