import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { MAX_ORDER_FILES } from '../../../../schema/rules/files.ts';
import type { OrderFiles_order$key } from '../../../__generated__/OrderFiles_order.graphql.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useSetOrderFiles } from '../mutations/useSetOrderFiles.ts';

// Loaded on use: the uploader is larger than the page.
const KeptFiles = lazyPart(() => import('../../files/KeptFiles.tsx'), 'KeptFiles');

/** Files of the order: screenshot of a payment, photo of a return. */
export function OrderFiles({ order: key }: { order: OrderFiles_order$key }) {
  const { t } = useTranslation();
  const mayUpdate = useCan('orderUpdate');
  const { id, version, files } = useFragment(
    graphql`
      fragment OrderFiles_order on Order {
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
  const { setOrderFiles, isInFlight } = useSetOrderFiles();
  if (files.length === 0 && !mayUpdate) return null;
  return (
    <Card title={t('Files')} icon={Paperclip}>
      <KeptFiles
        purpose="order-file"
        files={files}
        label={t('Files of the order')}
        addLabel={t('Add a file')}
        maxFiles={MAX_ORDER_FILES}
        isSaving={isInFlight}
        onSave={mayUpdate ? (ids) => setOrderFiles({ orderId: id, version, files: ids }) : undefined}
      />
    </Card>
  );
}
