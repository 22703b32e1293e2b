import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { WhoRenewsQuery } from '../../__generated__/WhoRenewsQuery.graphql.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';

/** Tells members, who cannot renew the package, whom to ask. A separate query, because few viewers need the names. */
export function WhoRenews() {
  const unnamed = <Ask names="" />;
  return (
    <PartBoundary failed={() => unnamed}>
      <Suspense fallback={unnamed}>
        <Founders />
      </Suspense>
    </PartBoundary>
  );
}

function Founders() {
  const { viewer } = useLazyLoadQuery<WhoRenewsQuery>(
    graphql`
      query WhoRenewsQuery {
        viewer {
          business {
            founders
          }
        }
      }
    `,
    {},
  );
  return <Ask names={viewer?.business?.founders.join(', ') ?? ''} />;
}

function Ask({ names }: { names: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {names === ''
        ? t('Only a founder or an administrator can renew it. Please ask them.')
        : t('Only a founder or an administrator can renew it. Please ask {{names}}.', { names })}
    </p>
  );
}
