import { graphql } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { NoticeKind } from '../../schema/rules/notice-kinds.ts';
import type { useMuteNoticeMutation } from '../__generated__/useMuteNoticeMutation.graphql.ts';
import type { useMuteNoticeUnmuteMutation } from '../__generated__/useMuteNoticeUnmuteMutation.graphql.ts';
import { toastProblem } from '../relay/commandProblem.ts';
import { useCommand } from '../relay/useCommand.ts';
import { toast } from '../ui/toast.tsx';

const TOAST = 'notice-mute';

export interface Mute {
  kind: NoticeKind;
  /** Nothing until it is taken back. */
  until: string | null | undefined;
}

/** Mutes a kind at the viewer's own bell, and counts it again; each can be undone. */
export function useMuteNotice() {
  const { t } = useTranslation();
  const muting = useCommand<useMuteNoticeMutation>(graphql`
    mutation useMuteNoticeMutation($input: MuteNoticeInput!) {
      muteNotice(input: $input) {
        __typename
        ... on MuteNoticeSuccess {
          data: viewer {
            mutedNotices {
              kind
              until
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const unmuting = useCommand<useMuteNoticeUnmuteMutation>(graphql`
    mutation useMuteNoticeUnmuteMutation($input: UnmuteNoticeInput!) {
      unmuteNotice(input: $input) {
        __typename
        ... on UnmuteNoticeSuccess {
          data: viewer {
            mutedNotices {
              kind
              until
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);

  /** For so many days, or until it is taken back. Says whether it is done. */
  async function mute(kind: NoticeKind, days: number | null): Promise<boolean> {
    const outcome = await muting.run({ input: { kind, days } });
    if (!outcome.ok) toastProblem(outcome.problem);
    else toast.success(t('It is not counted for you'), { id: TOAST, onUndo: () => void unmute({ kind, until: null }, false) });
    return outcome.ok;
  }

  async function unmute(muted: Mute, isUndoable = true): Promise<boolean> {
    const outcome = await unmuting.run({ input: { kind: muted.kind } });
    if (!outcome.ok) toastProblem(outcome.problem);
    else toast.success(t('It is counted again'), { id: TOAST, ...(isUndoable && { onUndo: () => void muteAgain(muted) }) });
    return outcome.ok;
  }

  async function muteAgain({ kind, until }: Mute): Promise<void> {
    const outcome = await muting.run({ input: { kind, until } });
    if (!outcome.ok) toastProblem(outcome.problem);
  }

  return { mute, unmute, isInFlight: muting.isInFlight || unmuting.isInFlight };
}
