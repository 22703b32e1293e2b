import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { originOf } from '../list/listTrail.ts';
import { itemsAt } from '../routes/menuAccess.ts';
import { useRecordList } from './recordList.ts';
import { useCurrentPath } from './useCurrentPath.ts';

const isInMenu = (path: string) => itemsAt(path).length > 0;

/**
 * The address whose menu entry and tab are lit: on a record page that of the list which it was opened from, or belongs to;
 * that of the screen elsewhere.
 */
export function useListPath(): string {
  const path = useCurrentPath();
  const list = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.list });
  const id = useRouterState({ select: ({ matches }) => (matches.at(-1)?.params as { id?: string } | undefined)?.id });
  const published = useRecordList(path);
  // Read once: the list stores it before the record is opened. A list inside the page of another record stands in no menu.
  const origin = useMemo(() => (list && id ? originOf(id, isInMenu) : undefined), [list, id]);
  return origin ?? (published && isInMenu(published) ? published : undefined) ?? list ?? path;
}
