import { useState } from 'react';
import styled from 'styled-components';
import type { NoticeKind } from '../../schema/rules/notice-kinds.ts';
import type { BellQuery } from '../__generated__/BellQuery.graphql.ts';
import { t } from '../i18n.ts';
import { DigestSection } from './DigestSection.tsx';
import { noticeList } from './noticeList.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useMuteNotice } from './useMuteNotice.ts';
import { useCan } from './usePermissions.ts';

interface BellPanelProps {
  counts: Record<NoticeKind, number>;
  /** Null for whoever has no bell of their own. */
  muted: NonNullable<BellQuery['response']['viewer']>['mutedNotices'];
  close: () => void;
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: -8px;
`;

/** What the bell counts, each with the way to its list, below it what this person has muted, and what waited in the morning. */
export function BellPanel({ counts, muted, close }: BellPanelProps) {
  const { mute, unmute, isInFlight } = useMuteNotice();
  const isCounted = useCan('notification');
  const [changed, setChanged] = useState<NoticeKind | null>(null);
  const muteOf = (kind: NoticeKind) => muted?.find((one) => one.kind === kind);
  const note = async (kind: NoticeKind, done: Promise<boolean>) => {
    if (await done) setChanged(kind);
  };
  // Without counts, none is not what there is.
  if (!isCounted) return <p>{t('Your permissions leave notifications out.')}</p>;
  const notices = noticeList(counts).filter(({ kind, count, isKept }) => isKept || count > 0 || muteOf(kind));
  return (
    <>
      <List>
        {[...notices.filter(({ kind }) => !muteOf(kind)), ...notices.filter(({ kind }) => muteOf(kind))].map((notice) => {
          const { kind } = notice;
          const its = muteOf(kind);
          return (
            <NoticeRow
              key={its ? `${kind} muted` : kind}
              notice={notice}
              muted={its}
              takesFocus={changed === kind}
              isPending={isInFlight}
              onMute={muted ? (days) => void note(kind, mute(kind, days)) : undefined}
              onUnmute={() => void note(kind, unmute({ kind, until: its?.until }))}
              onFollow={close}
            />
          );
        })}
      </List>
      {muted && <DigestSection close={close} />}
    </>
  );
}
