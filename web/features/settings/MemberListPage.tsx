import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { MemberListPageQuery } from '../../__generated__/MemberListPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { viewerQueryNode } from '../business/viewer.ts';
import { InviteDialog } from './components/InviteDialog.tsx';
import type { MemberRow } from './components/memberColumns.tsx';
import { MemberGrid } from './components/MemberGrid.tsx';
import { actorOf } from './grant.ts';
import { memberListRoute } from './settingsRoutes.ts';

const memberListPageQuery = graphql`
  query MemberListPageQuery @preloadable {
    ...MemberGrid_query
    viewer {
      role
      permissions
      business {
        userUsage
        userLimit
      }
    }
  }
`;

/** Who works in the business and with which rights: `/setting/business-user-list`. */
export function MemberListPage() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const canExtend = useCan('ADMIN');
  const data = useRouteQuery<MemberListPageQuery>(memberListPageQuery, memberListRoute.useLoaderData());
  const [isInviting, setInviting] = useState(false);
  const actor = actorOf(data.viewer?.role, data.viewer?.permissions ?? []);
  const { userUsage: used, userLimit: limit } = data.viewer?.business ?? { userUsage: 0, userLimit: 0 };

  function refresh() {
    fetchQuery<MemberListPageQuery>(environment, memberListPageQuery, {}).subscribe({
      // The list stays as it is; what was done has been done and said.
      error: () => undefined,
    });
  }

  function onChanged({ isViewer }: MemberRow) {
    refresh();
    // Own rights decide what the menu shows.
    if (isViewer) fetchQuery(environment, viewerQueryNode, {}).subscribe({ error: () => undefined });
  }

  return (
    <>
      <PageHeader
        title={t('User List')}
        count={t('{{used}} of {{limit}} users', { used: formatCount(used), limit: formatCount(limit) })}
        actions={
          <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
            {t('Invite user')}
          </Button>
        }
      />
      {used >= limit && (
        <Banner
          meaning="warn"
          title={t('Every seat of your package is taken')}
          action={canExtend && <TextLink to="/reports/my-limits">{t('My Limits')}</TextLink>}
        >
          {t('Disable a user or extend the package to invite somebody else.')}
        </Banner>
      )}
      <MemberGrid query={data} actor={actor} onChanged={onChanged} />
      {isInviting && <InviteDialog actor={actor} onClose={() => setInviting(false)} onInvited={refresh} />}
    </>
  );
}
