import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { InvitationsPageQuery } from '../../__generated__/InvitationsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthFrame } from '../identity/AuthFrame.tsx';
import { goToSignIn, HOME } from '../identity/signInPath.ts';
import { signOut } from '../identity/signOut.ts';
import { InvitationCard } from './components/InvitationCard.tsx';
import { MembershipEvents } from './components/MembershipEvents.tsx';
import { invitationsRoute } from './invitationsRoutes.ts';

const invitationsPageQuery = graphql`
  query InvitationsPageQuery @preloadable {
    viewer {
      email
      isEmailVerified
      invitations {
        businessId
        ...InvitationCard_invitation
      }
      ...MembershipEvents_viewer
    }
  }
`;

const signInAgain = () => void signOut(`${window.location.pathname}${window.location.search}`);

/** The address is not proven: whoever signed up with it may not be the one who was invited. */
function ConfirmAddress() {
  const { t } = useTranslation();
  return (
    <>
      <Banner meaning="warn" title={t('Confirm your e-mail address first')}>
        {t('Open the link that we have sent to it, or choose a new password. Then sign in again.')}
      </Banner>
      <Button variant="primary" size="large" onClick={signInAgain}>
        {t('Sign in again')}
      </Button>
      <TextLink to="/sign-in/forgot-password">{t('Choose a new password')}</TextLink>
    </>
  );
}

/** The link of an e-mail was opened by somebody whom it does not speak to, or too late. */
function NotForViewer({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Banner meaning="info" title={t('This invitation is not for {{email}}', { email })}>
        {t('It was sent to another address, or it has been answered or taken back.')}
      </Banner>
      <Button onClick={signInAgain}>{t('Sign in with another address')}</Button>
    </>
  );
}

/** `/invitations`: who has invited the viewer, to accept or to decline. The e-mail of an invitation leads here. */
export function InvitationsPage() {
  const { t } = useTranslation();
  const { business: wanted } = invitationsRoute.useSearch();
  const { viewer } = useRouteQuery<InvitationsPageQuery>(
    invitationsPageQuery,
    invitationsRoute.useLoaderData(),
  );
  const [declined, setDeclined] = useState<readonly string[]>([]);
  if (!viewer) {
    goToSignIn();
    return null;
  }
  const { email, isEmailVerified } = viewer;
  const open = viewer.invitations.filter(({ businessId }) => !declined.includes(businessId));
  const isForeign = wanted !== undefined && !viewer.invitations.some(({ businessId }) => businessId === wanted);
  return (
    <AuthFrame
      title={t('Invitations')}
      intro={t('You are signed in as {{email}}.', { email })}
      footer={<TextLink to={HOME}>{t('Go to Karbar')}</TextLink>}
    >
      {!isEmailVerified && <ConfirmAddress />}
      {isEmailVerified && isForeign && <NotForViewer email={email} />}
      {isEmailVerified && !isForeign && open.length === 0 && <p>{t('Nobody waits for your answer.')}</p>}
      {open.map((invitation) => (
        <InvitationCard
          key={invitation.businessId}
          invitation={invitation}
          onDeclined={() => setDeclined([...declined, invitation.businessId])}
        />
      ))}
      <MembershipEvents viewer={viewer} />
    </AuthFrame>
  );
}
