import { CircleCheck, FilePen, Wallet, XCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebOrderActions_order$key } from '../../../__generated__/WebOrderActions_order.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReasonDialog } from '../../../forms/ReasonDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useOpenAction } from '../../../ui/useOpenAction.ts';
import { useApproveWebOrder } from '../mutations/useApproveWebOrder.ts';
import { useCancelWebOrder } from '../mutations/useCancelWebOrder.ts';

// The dialogs are loaded when they are opened.
const ApproveWithAdvanceDialog = lazyPart(() => import('./ApproveWithAdvanceDialog.tsx'), 'ApproveWithAdvanceDialog',
  { onFailed: ({ onClose }) => onClose() },
);

interface WebOrderActionsProps {
  order: WebOrderActions_order$key;
  /** Id of the element that says why the order cannot be approved yet. */
  reasonId: string;
  /** Null after the decision. */
  onProblem: (problem: CommandProblem | null) => void;
}

/** The decision about a web order: approve, or cancel. */
export function WebOrderActions({ order, reasonId, onProblem }: WebOrderActionsProps) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment WebOrderActions_order on WebOrder {
        id
        number
        version
        canApprove
        canDecide
        paidInShop
        ...ApproveWithAdvanceDialog_order
      }
    `,
    order,
  );
  const { id: webOrderId, number, version, canApprove, canDecide, paidInShop } = data;
  const [isAsking, setAsking] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const approving = useApproveWebOrder();
  const { cancelWebOrder } = useCancelWebOrder();
  const openAction = useOpenAction();
  if (!canDecide) return null;

  async function approve() {
    const outcome = await approving.approveWebOrder({ webOrderId, version });
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) showApproved(outcome.data);
  }

  function showApproved({ order: made }: { order?: { id: string; reference: string } | null }) {
    onProblem(null);
    setAsking(false);
    toast.success(
      made ? t('Web order #{{number}} is order {{order}} now', { number, order: made.reference }) : t('Web order #{{number}} is approved', { number }),
      made ? openAction(t('Open order'), { to: '/ecom/order/$id', params: { id: made.id } }) : {},
    );
  }

  return (
    <>
      <Button icon={XCircle} onClick={() => setCancelling(true)}>
        {t('Cancel')}
      </Button>
      <LinkButton icon={FilePen} to="/website/order/$id/type-over" params={{ id: webOrderId }}>
        {t('Change the order')}
      </LinkButton>
      <Button icon={Wallet} disabled={!canApprove} onClick={() => setAsking(true)}>
        {t('With advance')}
      </Button>
      <Button
        variant="primary"
        icon={CircleCheck}
        disabled={!canApprove}
        aria-describedby={canApprove ? undefined : reasonId}
        isPending={approving.isInFlight}
        onClick={() => (paidInShop === null ? setAsking(true) : void approve())}
      >
        {t('Approve')}
      </Button>
      {isAsking && (
        <ApproveWithAdvanceDialog
          order={data}
          approve={approving.approveWebOrder}
          onApproved={showApproved}
          onClose={() => setAsking(false)}
        />
      )}
      {isCancelling && (
        <ReasonDialog
          title={t('Cancel web order #{{number}}?', { number })}
          submitLabel={t('Cancel web order')}
          isDanger
          save={(reason) => cancelWebOrder({ webOrderId, version, reason })}
          onSaved={() => {
            setCancelling(false);
            onProblem(null);
            toast.success(t('Web order #{{number}} cancelled', { number }));
          }}
          onClose={() => setCancelling(false)}
        >
          {t('It will not become an order. The reason stays with it.')}
        </ReasonDialog>
      )}
    </>
  );
}
