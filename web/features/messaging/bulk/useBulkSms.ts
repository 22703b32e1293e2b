import { useRef, useState } from 'react';
import type { PreviewBulkSmsInput } from '../../../__generated__/usePreviewBulkSmsMutation.graphql.ts';
import { sameValue } from '../../../forms/rebased.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { usePreviewBulkSms } from '../mutations/usePreviewBulkSms.ts';
import type { BulkSmsPreview } from '../mutations/usePreviewBulkSms.ts';
import { emptyBulkSms, sendTime } from './bulkSmsDraft.ts';
import type { BulkSmsDraft } from './bulkSmsDraft.ts';

export interface LookedAt {
  input: PreviewBulkSmsInput;
  sendAt: string | undefined;
  preview: BulkSmsPreview;
}

/** An SMS to many: what is typed, and what was looked at before it is sent. `toInput` says whom it is for. */
export function useBulkSms(toInput: (draft: BulkSmsDraft) => PreviewBulkSmsInput) {
  const { previewBulkSms } = usePreviewBulkSms();
  const [looked, setLooked] = useState<LookedAt | null>(null);
  const form = useCommandForm<BulkSmsDraft, BulkSmsPreview>({
    saved: emptyBulkSms,
    save: (draft) => previewBulkSms(toInput(draft)),
    onSaved: (preview, draft) => setLooked({ input: toInput(draft), sendAt: sendTime(draft), preview }),
  });
  const isSent = useRef(false);
  return {
    // Looking at it saves nothing: what is typed is here only until it is sent.
    form: { ...form, hasChanges: () => !isSent.current && !sameValue(form.values(), emptyBulkSms) },
    /** Null while it was not looked at as it is now. */
    looked: form.isDirty ? null : looked,
    markSent: () => {
      isSent.current = true;
    },
  };
}
