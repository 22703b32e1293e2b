import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { EditPreview_preview$key } from '../../../__generated__/EditPreview_preview.graphql.ts';
import type { SuperEditForm_order$data } from '../../../__generated__/SuperEditForm_order.graphql.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useLiveRecord } from '../../../live/useLiveRecord.ts';
import { isUndecided } from '../../../relay/commandProblem.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { loadCode } from '../../../ui/loadCode.ts';
import { toast } from '../../../ui/toast.tsx';
import { useEditOrder } from '../mutations/useEditOrder.ts';
import { usePreviewOrderEdit } from '../mutations/usePreviewOrderEdit.ts';
import { storedReason } from '../reasonText.ts';
import { editInput } from './editDraft.ts';
import type { EditDraft } from './editDraft.ts';

/** Returned when the preview is closed: nothing was sent, and no message is shown. */
const LEFT: CommandProblem = { code: 'LEFT', message: '', fields: {} };

interface Asked {
  /** The order as it was when the preview was asked for. What is saved follows from it, and is refused once somebody else has saved. */
  version: number;
  saved: EditDraft;
  changes: ReturnType<typeof editInput>;
  draft: EditDraft;
  preview: EditPreview_preview$key;
}

/**
 * The form of an edit that is shown before it is saved. What somebody else saves meanwhile is read at once; `saved` is the
 * order as it is now, and `seen` how it was opened here, once somebody else has changed it.
 */
export function useReviewedEdit(order: SuperEditForm_order$data, saved: EditDraft) {
  const { t } = useTranslation();
  const { id: orderId, reference, version, lines } = order;
  const { editOrder } = useEditOrder();
  const { previewOrderEdit, isInFlight: isLooking } = usePreviewOrderEdit();
  const [asked, setAsked] = useState<Asked | null>(null);
  const environment = useRelayEnvironment();
  const [seen, setSeen] = useState<EditDraft | null>(null);
  const answer = useRef<(outcome: CommandOutcome<unknown> | null) => void>(() => undefined);
  /** What the fields were compared with when they were sent last. */
  const sentFrom = useRef(saved);
  const shown = useRef({ version, saved });
  const isSending = useRef(false);
  const readAgain = async () => (await loadCode(() => import('./readEditedOrder.ts'))).readEditedOrder(environment, orderId);
  useLiveRecord({ type: 'Order', id: orderId, read: readAgain });

  const form = useCommandForm<EditDraft, unknown>({
    saved,
    // The preview refuses what the edit would refuse; then the form waits for the user's decision.
    save: async (draft) => {
      const stored = (values: EditDraft): EditDraft => ({ ...values, returnReason: storedReason(values.returnReason, t) });
      const changes = editInput(stored(saved), stored(draft), lines.map(({ id, variant }) => ({ id, variantId: variant.id })));
      sentFrom.current = saved;
      const looked = await previewOrderEdit({ orderId, version, ...changes });
      if (!looked.ok) return looked;
      return new Promise((resolve) => {
        answer.current = (outcome) => {
          setAsked(null);
          resolve(outcome ?? { ok: false, problem: LEFT });
        };
        setAsked({ version, saved, changes, draft, preview: looked.data });
      });
    },
    keepsTyping: true,
    onSaved: () => {
      isSending.current = false;
      setSeen(null);
      toast.success(t('Order {{order}} is changed', { order: reference }));
    },
    onRefused: async (problem) => {
      isSending.current = false;
      if (problem === LEFT) return null;
      if (problem.code !== 'CONFLICT') return problem;
      // What they have saved is read, and stands beside what is typed here.
      setSeen((before) => before ?? sentFrom.current);
      return readAgain().then(() => null, () => problem);
    },
  });

  function save(reason: string) {
    isSending.current = true;
    const { version: seenVersion, changes } = asked!;
    return editOrder({ orderId, version: seenVersion, reason, ...changes });
  }

  /** The preview shows only that nobody knows whether it was saved: then it may be sent again. The form shows the rest. */
  function refuse(problem: CommandProblem): CommandProblem | null {
    if (isUndecided(problem)) return problem;
    answer.current({ ok: false, problem });
    return null;
  }

  const noteVersion = useEffectEvent(() => {
    // While an edit is sent, its answer says whose version this is.
    if (isSending.current) return;
    const before = shown.current;
    shown.current = { version, saved };
    if (version === before.version || !form.hasChanges()) return;
    setSeen((first) => first ?? before.saved);
    answer.current(null);
    toast.error(t('Somebody else has just changed order {{order}}. Both versions stand above; nothing that you typed is lost.', { order: reference }), { id: orderId });
  });
  useEffect(() => noteVersion());

  return {
    form,
    /** The order as it was opened here, once somebody else was found to have changed it. */
    seen,
    setSeen,
    /** The changes that wait for the user's decision. */
    asked,
    save,
    finish: (data: unknown) => answer.current({ ok: true, data }),
    refuse,
    leave: () => answer.current(null),
    isLooking,
  };
}
