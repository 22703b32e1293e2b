import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowLink } from '../ui/datagrid/GridRow.tsx';
import { usePublishRecordList } from '../shell/recordList.ts';
import { useCurrentPath } from '../shell/useCurrentPath.ts';
import { useHotkeys } from '../ui/keys/hotkeys.ts';
import { knownSearch } from './linkSearch.ts';
import { readTrail } from './listTrail.ts';

export interface NeighbourOptions {
  /** The `kind` of the list screen: 'order'. */
  kind: string;
  /** The record that is open. */
  id: string;
  /** Address of the list, for a record that was not opened from one. */
  fallback: RowLink['to'];
  /** Where the page of a record is. */
  linkOf: (id: string) => RowLink;
}

export interface RecordNeighbours {
  previousId: string | undefined;
  nextId: string | undefined;
  /** Place in the list, from 1, and how many rows of it were loaded; null where nobody came from a list. */
  position: { at: number; of: number } | null;
  goPrevious: () => void;
  goNext: () => void;
  /** For the arrow back: a link to the list as it was left, and what a plain click does instead. */
  back: RowLink & { onClick: (event: MouseEvent) => void };
}

/**
 * The way from a record page back to its list, and to the records beside it there. K and J lead to the previous
 * and the next one.
 */
export function useRecordNeighbours({ kind, id, fallback, linkOf }: NeighbourOptions): RecordNeighbours {
  const { t } = useTranslation();
  const router = useRouter();
  usePublishRecordList(useCurrentPath(), fallback);
  // The list stores it before this page is shown; moving to the next record does not change it.
  const trail = useMemo(() => readTrail(kind), [kind]);
  const at = trail?.ids.indexOf(id) ?? -1;
  const previousId = at > 0 ? trail?.ids[at - 1] : undefined;
  const nextId = at >= 0 ? trail?.ids[at + 1] : undefined;
  /** Replaces the current entry of the history, so that going back still leads to the list. */
  const open = (next: string | undefined) => {
    if (next !== undefined) void router.navigate({ ...linkOf(next), replace: true, state: true });
  };
  const goPrevious = () => open(previousId);
  const goNext = () => open(nextId);
  useHotkeys([
    ...(nextId === undefined ? [] : [{ code: 'KeyJ', label: t('Next record of the list'), run: goNext }]),
    ...(previousId === undefined
      ? []
      : [{ code: 'KeyK', label: t('Previous record of the list'), run: goPrevious }]),
  ]);

  const isFromList = trail !== null && at >= 0;
  const list: RowLink = isFromList ? { to: trail.pathname, search: knownSearch(trail.search) } : { to: fallback };
  return {
    previousId,
    nextId,
    position: isFromList ? { at: at + 1, of: trail.ids.length } : null,
    goPrevious,
    goNext,
    back: {
      ...list,
      onClick: (event) => {
        const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        // The list is the entry before this one: going back brings its scroll and its rows.
        const isBefore = isFromList && router.state.location.state.fromList === trail.key;
        if (!isPlain || !isBefore) return;
        event.preventDefault();
        router.history.back();
      },
    },
  };
}
