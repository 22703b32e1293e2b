import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { OtherSupplierDrawerQuery } from '../../../__generated__/OtherSupplierDrawerQuery.graphql.ts';
import { OtherRecordDrawer } from '../../../list/OtherRecordDrawer.tsx';
import { useRefresh } from '../../../relay/useReload.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { SupplierDrawer } from './SupplierDrawer.tsx';

const query = graphql`
  query OtherSupplierDrawerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Supplier {
        ...SupplierListPage_supplier @relay(mask: false)
      }
    }
  }
`;

interface OtherSupplierDrawerProps {
  id: string;
  onSaved: () => unknown;
  onClose: () => void;
}

/** A supplier that the address opens and that is not among the rows: further down, or archived. */
export function OtherSupplierDrawer({ id, onSaved, onClose }: OtherSupplierDrawerProps) {
  const { t } = useTranslation();
  const answer = useSecondaryQuery<OtherSupplierDrawerQuery>(query, { id });
  const refresh = useRefresh<OtherSupplierDrawerQuery>(query, { id });
  const supplier = answer.data?.node;
  if (supplier?.__typename === 'Supplier') {
    return <SupplierDrawer supplier={supplier} onSaved={() => Promise.all([refresh(), onSaved()])} onClose={onClose} />;
  }
  return (
    <OtherRecordDrawer title={t('Supplier')} missing={t('There is no such supplier')} answer={answer} onClose={onClose} />
  );
}
