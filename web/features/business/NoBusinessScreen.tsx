import { MailOpen, Plus, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoBusinessScreen_viewer$key } from '../../__generated__/NoBusinessScreen_viewer.graphql.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SignOutButton } from '../identity/SignOutButton.tsx';
import { GateFrame } from './GateFrame.tsx';
import { OthersNotice } from './OthersNotice.tsx';
import { SwitchBusinessMenu } from './SwitchBusinessMenu.tsx';
import type { OtherBusinesses } from './WithOtherBusinesses.tsx';

interface NoBusinessScreenProps {
  viewer: NoBusinessScreen_viewer$key;
  others: OtherBusinesses;
}

/** With a full stop, which is not always typed. */
const sentence = (text: string) => (/[.!?।]$/.test(text) ? text : `${text}.`);

/** For signed-in users who are members of no business. */
export function NoBusinessScreen({ viewer, others }: NoBusinessScreenProps) {
  const { t } = useTranslation();
  const { email, suspendedBusinesses } = useFragment(
    graphql`
      fragment NoBusinessScreen_viewer on Viewer {
        email
        suspendedBusinesses {
          name
          reason
        }
      }
    `,
    viewer,
  );
  const isInvited = others.invitations > 0;
  const hasOthers = others.businesses.length > 0;
  const isSuspended = suspendedBusinesses.length > 0;
  return (
    <GateFrame
      title={t('No Active Business Found')}
      icon={Store}
      meaning="muted"
      actions={
        <>
          {isInvited && (
            <LinkButton variant="primary" icon={MailOpen} to="/invitations">
              {t('See your invitations')}
            </LinkButton>
          )}
          <LinkButton
            variant={isInvited ? 'secondary' : 'primary'}
            icon={Plus}
            to="/setting/create-new-business"
          >
            {hasOthers ? t('Add New Business') : t('Create New Business')}
          </LinkButton>
          <SwitchBusinessMenu businesses={others.businesses} />
          <SignOutButton />
        </>
      }
    >
      <p>{t('You are signed in as {{email}}.', { email })}</p>
      {suspendedBusinesses.map(({ name, reason }) => (
        <p key={name}>{t('{{name}} is suspended: {{reason}} Please contact Karbar.', { name, reason: sentence(reason) })}</p>
      ))}
      {others.state === 'LOADED' && !hasOthers && !isSuspended && <p>{t("You don't have any businesses yet.")}</p>}
      <OthersNotice others={others} />
    </GateFrame>
  );
}
