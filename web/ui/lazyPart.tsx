import { lazy, Suspense, useCallback, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { t } from '../i18n.ts';
import { CodeGoneError, loadCode } from './loadCode.ts';
import { HoldKeys } from './overlay/HoldKeys.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { loadPageAgain } from './loadPageAgain.ts';
import { toast } from './toast.tsx';

export interface TakesTyped {
  /** Gives once what was typed before the part was there. */
  takeTyped?: () => string;
}

interface LazyPartOptions<Props> {
  /** While it loads, and when it could not be loaded. */
  fallback?: (props: Props) => ReactNode;
  /** In place of `fallback` when it could not be loaded, for what is not closed: `retry` fetches it again. */
  failed?: (props: Props, retry: () => void) => ReactNode;
  /**
   * Closes what cannot be shown, so that opening it again is another attempt. What has it lies over the page: until it is
   * there the page's keys are held, and Escape closes it.
   */
  onFailed?: (props: Props) => void;
  /** It begins with a text field, and is given what was typed while it was loaded. */
  takesTyped?: Props extends TakesTyped ? boolean : never;
  /** For what only tells something, such as a tooltip: the keys stay the page's. */
  isPassive?: boolean;
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props & object : never;

/**
 * A component whose code comes when it is first shown. When it does not come, a toast says so, the page around
 * it stays, and the next time it is shown it is asked for again (React's own `lazy` never tries twice).
 */
export function lazyPart<Module, Name extends keyof Module, Props extends object = PropsOf<Module[Name]>>(
  load: () => Promise<Module>,
  name: Name,
  { fallback, failed, onFailed, takesTyped, isPassive = false }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: (await loadCode(load))[name] as ComponentType<object> }));
  let Part = begin();
  return function LazyPart(props: Props) {
    const instead = fallback?.(props);
    const typed = useRef('');
    const takeTyped = useCallback(() => {
      const text = typed.current;
      typed.current = '';
      return text;
    }, []);
    function keepTyped(key: string) {
      typed.current = key === 'Backspace' ? typed.current.slice(0, -1) : typed.current + key;
    }
    function fail(error: unknown) {
      Part = begin();
      const isGone = error instanceof CodeGoneError;
      toast.error(
        isGone ? t('This part could not be loaded') : t('This part could not be loaded. Check your internet connection and try again.'),
        { id: 'lazy-part', ...(isGone && { action: { label: t('Load the page again'), onAction: loadPageAgain } }) },
      );
      onFailed?.(props);
    }
    return (
      <PartBoundary failed={(_, retry) => failed?.(props, retry) ?? instead} onError={fail}>
        <Suspense fallback={onFailed && !isPassive ? <>{instead}<HoldKeys onTyped={keepTyped} onEscape={() => onFailed(props)} /></> : instead}>
          <Part {...props} {...(takesTyped && { takeTyped })} />
        </Suspense>
      </PartBoundary>
    );
  };
}
