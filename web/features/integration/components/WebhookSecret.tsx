import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { WebhookSecretQuery } from '../../../__generated__/WebhookSecretQuery.graphql.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CopyText } from './CopyText.tsx';

interface WebhookSecretProps {
  siteId: string;
  siteName: string;
}

/** The webhook secret of a site, fetched only when the user asks to see it. */
export function WebhookSecret(props: WebhookSecretProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PartBoundary
      failed={(_error, retry) => (
        <PartFailed
          onRetry={() => {
            setAttempt(attempt + 1);
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton height={34} width={320} />}>
        <Secret {...props} attempt={attempt} />
      </Suspense>
    </PartBoundary>
  );
}

function Secret({ siteId, siteName, attempt }: WebhookSecretProps & { attempt: number }) {
  const { t } = useTranslation();
  const { node } = useLazyLoadQuery<WebhookSecretQuery>(
    graphql`
      query WebhookSecretQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on WebSite {
            webhookSecret
          }
        }
      }
    `,
    { id: siteId },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  if (node?.__typename !== 'WebSite') return null;
  return <CopyText text={node.webhookSecret} label={t('Webhook secret of {{name}}', { name: siteName })} />;
}
