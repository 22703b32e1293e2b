import { Bell as BellIcon } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { NoticeKind } from '../../schema/rules/notice-kinds.ts';
import type { BellQuery } from '../__generated__/BellQuery.graphql.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const query = graphql`
  query BellQuery {
    viewer {
      lowStockCount
      delayedShippedCount
      changedInShopCount
      dueHoldCount
      troubledSiteCount
      unknownWordCount
      lateReportCount
      overdueTaskCount
      driftCount
      mutedNotices {
        kind
        until
      }
    }
  }
`;

const loadPanel = () => import('./BellPanel.tsx');
const BellPanel = lazyPart(loadPanel, 'BellPanel', { fallback: () => <Skeleton height={90} /> });

/**
 * Asked for once when the shell is there and again whenever the bell is opened; read from the store. Without an
 * answer the bell is plain.
 */
function useNotices() {
  const environment = useRelayEnvironment();
  const { viewer } = useLazyLoadQuery<BellQuery>(query, {}, { fetchPolicy: 'store-only' });
  const refresh = useCallback(
    () => fetchQuery<BellQuery>(environment, query, {}).subscribe({ error: () => undefined }),
    [environment],
  );
  useEffect(() => {
    const { unsubscribe } = refresh();
    return unsubscribe;
  }, [refresh]);
  const counts: Record<NoticeKind, number> = {
    LOW_STOCK: viewer?.lowStockCount ?? 0,
    DELAYED: viewer?.delayedShippedCount ?? 0,
    SHOP_CHANGES: viewer?.changedInShopCount ?? 0,
    DUE_HOLDS: viewer?.dueHoldCount ?? 0,
    OVERDUE_TASKS: viewer?.overdueTaskCount ?? 0,
    TROUBLED_SITES: viewer?.troubledSiteCount ?? 0,
    UNKNOWN_WORDS: viewer?.unknownWordCount ?? 0,
    LATE_REPORTS: viewer?.lateReportCount ?? 0,
    DRIFT: viewer?.driftCount ?? 0,
  };
  return { counts, muted: viewer?.mutedNotices, refresh };
}

/**
 * Products low on stock, orders shipped 15 or more days ago, changed by their web shop or whose hold is over, overdue tasks,
 * shops in trouble, words and late reports of couriers, and ledgers that do not agree; less what the viewer has muted.
 */
export function Bell() {
  const { t } = useTranslation();
  const { counts, muted, refresh } = useNotices();
  const total = Object.entries(counts).reduce((sum, [kind, count]) => (muted?.some((mute) => mute.kind === kind) ? sum : sum + count), 0);
  return (
    <Popover
      label={t('Notifications')}
      width={380}
      onOpenChange={(isOpen) => isOpen && refresh()}
      trigger={
        <IconButton
          icon={BellIcon}
          badge={total}
          onPointerEnter={() => void loadPanel()}
          label={
            total === 0
              ? t('Notifications')
              : t('{{count}} notifications', { count: total, defaultValue_one: '{{count}} notification' })
          }
        />
      }
    >
      {(close) => <BellPanel counts={counts} muted={muted} close={close} />}
    </Popover>
  );
}
