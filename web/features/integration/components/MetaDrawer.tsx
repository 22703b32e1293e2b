import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormSwitch, FormTextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { messageText } from '../../../messageText.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { relativeTime } from '../../../relay/serverTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { metaHealth } from '../metaHealth.ts';
import { useMeta } from '../mutations/useMeta.ts';
import type { MetaAccess } from './MetaCard.tsx';

const Steps = styled.ol`
  margin: 0;
  padding-left: 20px;
  list-style: ${token.stepNumbers};
  color: ${token.ink2};

  li + li {
    margin-top: 6px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface MetaDrawerProps {
  /** Null while nothing is connected. */
  connection: MetaAccess | null;
  onClose: () => void;
}

/** Connects the ads at Meta, and says which of its accounts are read. */
export function MetaDrawer({ connection, onClose }: MetaDrawerProps) {
  const [isRenewed, setRenewed] = useState(false);
  if (!connection || isRenewed) return <ConnectMeta isRenewed={isRenewed} onClose={onClose} onConnected={() => setRenewed(false)} />;
  return <ManageMeta connection={connection} onRenew={() => setRenewed(true)} onClose={onClose} />;
}

function ConnectMeta({ isRenewed, onClose, onConnected }: { isRenewed: boolean; onClose: () => void; onConnected: () => void }) {
  const { t } = useTranslation();
  const { connect } = useMeta();
  const form = useCommandForm({
    saved: { token: '' },
    save: ({ token: typed }) => connect(typed.trim()),
    onSaved: () => {
      toast.success(t('Meta is connected'));
      onConnected();
    },
  });
  return (
    <FormDrawer form={form} title={isRenewed ? t('New access token') : t('Connect the ads at Meta')} submitLabel={t('Connect')} width={520} onClose={onClose}>
      <Steps>
        <li>{t('In the Business settings of Meta, open System users and choose one, or add one.')}</li>
        <li>{t('Assign it your ad accounts, to view their performance.')}</li>
        <li>{t('Generate a token with the permission ads_read, without an end if that is offered, and paste it here.')}</li>
      </Steps>
      <FormTextField
        form={form} name="token" label={t('Access token')} type="password" maxLength={500} autoComplete="off" isRequired autoFocus
        description={t('It is kept encrypted and never shown again. Karbar only reads with it.')}
      />
    </FormDrawer>
  );
}

function ManageMeta({ connection, onRenew, onClose }: { connection: MetaAccess; onRenew: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const { choose, disconnect, isDisconnecting, read, isReading } = useMeta();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { accounts, version, personName } = connection;
  const health = metaHealth(connection);
  const form = useCommandForm<Record<string, boolean>, unknown>({
    saved: Object.fromEntries(accounts.map(({ number, isRead }) => [`account${number}`, isRead])),
    save: (values) => choose({ version, accounts: accounts.filter(({ number }) => values[`account${number}`]).map(({ number }) => number) }),
    onSaved: () => {
      toast.success(t('Settings saved'));
      onClose();
    },
  });
  const facts = ({ number, currency, canBeRead, readAt, problem, timezone }: (typeof accounts)[number]) => {
    if (!canBeRead) return t('Ad account {{number}} is in {{currency}}: only accounts in dollars are read.', { number, currency });
    if (problem) return gatewayText(problem);
    const about = t('Ad account {{number}}, days of {{place}}', { number, place: timezone });
    return readAt ? `${about} · ${t('read {{when}}', { when: relativeTime(readAt) })}` : about;
  };
  const end = async () => {
    const outcome = await disconnect(version);
    if (!outcome.ok) {
      toastProblem(outcome.problem);
      // Somebody else may have changed it: without reading it again, each further try would be refused.
      return router.invalidate();
    }
    toast.success(t('Meta is disconnected'));
    onClose();
  };
  const readNow = async () => {
    const outcome = await read();
    if (!outcome.ok) return toastProblem(outcome.problem);
    toast.success(t('The figures are being read'));
  };
  return (
    <>
      {/* Beside the form: what is confirmed in it would submit the form too. */}
      <ConfirmDialog
        title={t('Disconnect the ads at Meta?')} confirmLabel={t('Disconnect')} isOpen={isAsking} isDanger isPending={isDisconnecting}
        onClose={() => setAsking(false)} onConfirm={() => void end()}
      >
        {t('The access token is forgotten. What was read stays in the report.')}
      </ConfirmDialog>
      <FormDrawer
        form={form} title={t('Ads at Meta')} submitLabel={t('Save')} width={520} onClose={onClose} canSubmit={accounts.length > 0}
        above={(
          <Banner meaning={health.meaning === 'bad' || health.meaning === 'warn' ? health.meaning : 'info'} title={messageText(health.word, t)}>
            {t('Access token of {{name}}', { name: personName })}
          </Banner>
        )}
      >
        {accounts.length === 0 && <p>{t('The token may read no ad account. Assign one to its user at Meta, then connect again.')}</p>}
        {accounts.map((account) => (
          <FormSwitch key={account.number} form={form} name={`account${account.number}`} label={account.name} description={facts(account)} isDisabled={!account.canBeRead} />
        ))}
        <p>{t('What these accounts spent is read every six hours, by campaign, ad set and ad. It is shown beside your expenses and books nothing.')}</p>
        <Row>
          <Button onClick={() => void readNow()} isPending={isReading}>{t('Read now')}</Button>
          <Button onClick={onRenew}>{t('New access token')}</Button>
          <Button variant="danger" onClick={() => setAsking(true)}>{t('Disconnect')}</Button>
        </Row>
      </FormDrawer>
    </>
  );
}
