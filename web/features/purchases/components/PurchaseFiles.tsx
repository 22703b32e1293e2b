import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { MAX_PURCHASE_FILES } from '../../../../schema/rules/files.ts';
import type { PurchaseFiles_purchase$key } from '../../../__generated__/PurchaseFiles_purchase.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { KeptFiles } from '../../files/KeptFiles.tsx';
import { useSetPurchaseFiles } from '../mutations/useSetPurchaseFiles.ts';

/** The supplier's bill as photos or PDF; nothing for somebody who may not see costs. */
export function PurchaseFiles({ purchase: key }: { purchase: PurchaseFiles_purchase$key }) {
  const { t } = useTranslation();
  const { id, version, files } = useFragment(
    graphql`
      fragment PurchaseFiles_purchase on Purchase {
        id
        version
        files {
          id
          name
          contentType
          small: url(size: SMALL)
          original: url(size: ORIGINAL)
        }
      }
    `,
    key,
  );
  const { setPurchaseFiles, isInFlight } = useSetPurchaseFiles();
  if (!files) return null;
  return (
    <Card title={t('Files')} icon={Paperclip}>
      <KeptFiles
        purpose="purchase-file"
        files={files}
        label={t('Files of the bill')}
        addLabel={t('Add the bill')}
        maxFiles={MAX_PURCHASE_FILES}
        isSaving={isInFlight}
        onSave={(ids) => setPurchaseFiles({ purchaseId: id, version, files: ids })}
      />
    </Card>
  );
}
