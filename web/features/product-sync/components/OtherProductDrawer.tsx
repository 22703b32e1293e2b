import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { OtherProductDrawerQuery } from '../../../__generated__/OtherProductDrawerQuery.graphql.ts';
import { OtherRecordDrawer } from '../../../list/OtherRecordDrawer.tsx';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { LinkDrawer } from './LinkDrawer.tsx';

interface OtherProductDrawerProps {
  id: string;
  onChanged: () => void;
  onClose: () => void;
}

/** A product of a shop that the address opens and that is not among the rows: further down, or under another tab. */
export function OtherProductDrawer({ id, onChanged, onClose }: OtherProductDrawerProps) {
  const { t } = useTranslation();
  const answer = useSecondaryQuery<OtherProductDrawerQuery>(
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
  const product = answer.data?.node;
  if (product?.__typename === 'ShopProduct') return <LinkDrawer product={product} onChanged={onChanged} onClose={onClose} />;
  return (
    <OtherRecordDrawer
      title={t('Product of a web shop')} missing={t('There is no such product')} width={480} answer={answer} onClose={onClose}
    />
  );
}
