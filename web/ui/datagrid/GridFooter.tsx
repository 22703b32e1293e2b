import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../schema/rules/format.ts';
import { Button } from '../Button.tsx';
import { Footer } from './gridStyle.ts';

/** The pages of a list: what is loaded of them, and the way to more. */
export interface GridPages {
  hasNext: boolean;
  isLoadingNext: boolean;
  /** The last attempt at the next page failed; nothing asks again but the button and `loadNext`'s owner. */
  isFailed: boolean;
  loadNext: () => void;
}

interface GridFooterProps {
  shown: number;
  total?: number;
  pages?: GridPages;
  /** What scrolls; the window where it is null. */
  scroller: RefObject<HTMLElement | null>;
  /** False where the list is as high as its rows: its end is always in view, and every page would come at once. */
  loadsByScrolling: boolean;
}

/** How far before its end a list fetches on, in pixels: two pages of the wheel. */
const AHEAD = 600;

/** How much is shown, which has the focus when the button goes with the last page; fetches on when scrolled near, or by the button. */
export function GridFooter({ shown, total, pages, scroller, loadsByScrolling }: GridFooterProps) {
  const { t } = useTranslation();
  const footer = useRef<HTMLDivElement>(null);
  const { hasNext = false, isLoadingNext = false, isFailed = false, loadNext } = pages ?? {};
  const watches = loadsByScrolling && hasNext && !isLoadingNext && !isFailed;

  useEffect(() => {
    if (!watches || !loadNext || !footer.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadNext(),
      {
        root: scroller.current,
        rootMargin: `0px 0px ${AHEAD}px 0px`,
      },
    );
    observer.observe(footer.current);
    return () => observer.disconnect();
  }, [watches, loadNext, scroller, shown]);

  const [keepFocus] = useState(() => (button: HTMLElement | null) => () => {
    if (document.activeElement === button) footer.current?.focus();
  });

  if (isFailed) {
    return (
      <Footer ref={footer} data-failed="" role="alert">
        {t('The next rows could not be loaded.')}
        <Button size="small" isPending={isLoadingNext} onClick={loadNext}>
          {t('Try again')}
        </Button>
      </Footer>
    );
  }
  const counts = { shown: formatCount(shown), total: formatCount(total ?? shown) };
  return (
    <Footer ref={footer} tabIndex={-1}>
      <span role="status">
        {total !== undefined && total > shown
          ? t('{{shown}} of {{total}}', counts)
          : t('{{count}} rows', { count: shown, defaultValue_one: '{{count}} row' })}
      </span>
      {hasNext && (
        <Button ref={keepFocus} size="small" isPending={isLoadingNext} onClick={loadNext}>
          {t('Load more')}
        </Button>
      )}
    </Footer>
  );
}
