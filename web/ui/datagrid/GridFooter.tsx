import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../schema/rules/format.ts';
import { Button } from '../Button.tsx';
import { Footer } from './gridStyle.ts';

interface GridFooterProps {
  shown: number;
  total?: number;
  hasNext: boolean;
  isLoadingNext: boolean;
  onLoadNext?: () => void;
  /** What scrolls; the window where it is null. */
  scroller: RefObject<HTMLElement | null>;
}

/** How far before its end a list fetches on, in pixels: two pages of the wheel. */
const AHEAD = 600;

/** How much is shown; fetches on when scrolled near, or by the button. */
export function GridFooter({ shown, total, hasNext, isLoadingNext, onLoadNext, scroller }: GridFooterProps) {
  const { t } = useTranslation();
  const footer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!hasNext || isLoadingNext || !onLoadNext || !footer.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onLoadNext(),
      {
        root: scroller.current,
        rootMargin: `0px 0px ${AHEAD}px 0px`,
      },
    );
    observer.observe(footer.current);
    return () => observer.disconnect();
  }, [hasNext, isLoadingNext, onLoadNext, scroller, shown]);

  const counts = { shown: formatCount(shown), total: formatCount(total ?? shown) };
  return (
    <Footer ref={footer}>
      <span role="status">
        {total !== undefined && total > shown
          ? t('{{shown}} of {{total}}', counts)
          : t('{{count}} rows', { count: shown, defaultValue_one: '{{count}} row' })}
      </span>
      {hasNext && onLoadNext && (
        <Button size="small" isPending={isLoadingNext} onClick={onLoadNext}>
          {t('Load more')}
        </Button>
      )}
    </Footer>
  );
}
