import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TransferActions_transfer$key } from '../../../__generated__/TransferActions_transfer.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReasonDialog } from '../../../forms/ReasonDialog.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCancelTransfer } from '../mutations/useCancelTransfer.ts';

const ReceiveTransferDialog = lazyPart(() => import('./ReceiveTransferDialog.tsx'), 'ReceiveTransferDialog', { onFailed: ({ onClose }) => onClose() });

interface TransferActionsProps {
  transfer: TransferActions_transfer$key;
}

/** The commands on a transfer that has not arrived. */
export function TransferActions({ transfer: key }: TransferActionsProps) {
  const { t } = useTranslation();
  const { id: transferId, version, status, lines } = useFragment(
    graphql`
      fragment TransferActions_transfer on StockTransfer {
        id
        version
        status
        lines {
          id
          sku
          name
          quantity
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'receive' | 'cancel' | null>(null);
  const { cancelTransfer } = useCancelTransfer();
  const close = () => setOpen(null);
  if (status !== 'SENT') return null;

  return (
    <>
      <Button onClick={() => setOpen('cancel')}>{t('Cancel transfer')}</Button>
      <Button variant="primary" onClick={() => setOpen('receive')}>
        {t('Receive')}
      </Button>
      {open === 'receive' && (
        <ReceiveTransferDialog transferId={transferId} version={version} lines={lines} onClose={close} />
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('Cancel this transfer?')}
          submitLabel={t('Cancel transfer')}
          save={(reason) => cancelTransfer({ transferId, version, reason })}
          onSaved={() => {
            close();
            toast.success(t('The pieces are where they came from'));
          }}
          onClose={close}
        >
          {t('The pieces are again in stock at the location that they were sent from.')}
        </ReasonDialog>
      )}
    </>
  );
}
