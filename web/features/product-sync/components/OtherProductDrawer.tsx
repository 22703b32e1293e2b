import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { OtherProductDrawerQuery } from '../../../__generated__/OtherProductDrawerQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LinkDrawer } from './LinkDrawer.tsx';

interface OtherProductDrawerProps {
  id: string;
  onChanged: () => void;
  onClose: () => void;
}

/** A product of a shop that the address opens and that is not among the rows: further down, or under another tab. */
export function OtherProductDrawer({ id, onChanged, onClose }: OtherProductDrawerProps) {
  const { t } = useTranslation();
  const { data, hasFailed, reload } = useSecondaryQuery<OtherProductDrawerQuery>(
    graphql`
      query OtherProductDrawerQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on ShopProduct {
            ...shopProductColumns_product @relay(mask: false)
          }
        }
      }
    `,
    { id },
  );
  if (data?.node?.__typename === 'ShopProduct') return <LinkDrawer product={data.node} onChanged={onChanged} onClose={onClose} />;
  return (
    <Drawer isOpen title={t('Product of a web shop')} width={480} onClose={onClose}>
      {data ? <EmptyState title={t('There is no such product')} /> : hasFailed ? <PartFailed onRetry={reload} /> : <Skeleton height={240} />}
    </Drawer>
  );
}
