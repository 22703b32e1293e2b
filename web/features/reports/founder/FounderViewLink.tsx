import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { FounderViewLinkQuery } from '../../../__generated__/FounderViewLinkQuery.graphql.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Leads a founder of several businesses to all of them: one alone has nothing to be compared with. */
export function FounderViewLink() {
  const { t } = useTranslation();
  const { viewer } = useLazyLoadQuery<FounderViewLinkQuery>(
    graphql`
      query FounderViewLinkQuery {
        viewer {
          foundedCount
        }
      }
    `,
    {},
    // The list of businesses in the sidebar has asked for it.
    { fetchPolicy: 'store-or-network' },
  );
  if (!viewer || viewer.foundedCount < 2) return null;
  return <LinkButton to="/reports/businesses" icon={Store}>{t('All my businesses')}</LinkButton>;
}
