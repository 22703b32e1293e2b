import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, toast as hotToast, useToasterStore } from 'react-hot-toast/headless';
import type { Toast } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { media, token } from './theme/token.ts';
import { lifetimeOf } from './toastHost.ts';
import { useToastKeys } from './useToastKeys.ts';

export { toast as hotToast } from 'react-hot-toast/headless';

/** The most toasts at once, so that they do not cover the page: the oldest success disappears first. */
const MAX_SHOWN = 2;
/** Duration of the exit animation. */
const LEAVE_MS = 150;

const arrive = keyframes`
  from { transform: translateY(-12px); opacity: 0; }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Place = styled.div`
  position: fixed;
  top: 10px;
  left: 50%;
  z-index: 400;
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: center;
  width: max-content;
  max-width: min(480px, calc(100vw - 24px));
  transform: translateX(-50%);
  pointer-events: none;
`;

const Bar = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  max-width: 100%;
  padding: 9px 14px 9px 12px;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  font-weight: 500;
  color: ${token.ink};
  background: ${token.surface};
  box-shadow: ${token.shadowFloat};
  pointer-events: auto;
  white-space: pre-line;
  overflow-wrap: anywhere;
  animation: ${arrive} ${token.fast};
  transition: opacity ${token.fast}, visibility ${token.fast};

  /* A press that has begun on it ends on it. */
  &[data-leaving]:not(:active) {
    opacity: 0;
    visibility: hidden;
  }

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 2;
    color: ${token.accentText};
  }

  &[data-kind='error'] > svg {
    color: ${token.badText};
  }

  &[data-kind='loading'] > svg {
    color: ${token.ink3};
    animation: ${turn} 1s linear infinite;
  }

  ${media.phone} {
    padding: 11px 14px 11px 12px;
  }
`;

const ICONS = { success: CircleCheck, error: CircleAlert, loading: LoaderCircle, blank: null, custom: null };

interface NoticeProps {
  toast: Toast;
  /** The pointer or the focus is on it: its time pauses. */
  isHeld: boolean;
  /** Whether it may give up its room when it has left: not while another one would move from under the pointer. */
  canGo: boolean;
  onHold: (id: string, isHeld: boolean) => void;
}

/** One toast. It disappears when its time is over; the time pauses while the pointer or the focus is on it. */
function Notice({ toast, isHeld, canGo, onHold }: NoticeProps) {
  const { id, visible, type, createdAt } = toast;
  const Icon = ICONS[type];
  useEffect(() => {
    const lifetime = lifetimeOf(id);
    if (isHeld || !visible || type === 'loading' || lifetime === undefined) return undefined;
    const timer = setTimeout(() => hotToast.dismiss(id), lifetime);
    return () => clearTimeout(timer);
    // Shown again under the same id, it starts its time again.
  }, [id, visible, type, createdAt, isHeld]);
  useEffect(() => {
    if (visible || !canGo) return undefined;
    const timer = setTimeout(() => hotToast.remove(id), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [id, visible, canGo]);
  useEffect(() => () => onHold(id, false), [id, onHold]);
  return (
    <Bar
      data-kind={type}
      data-leaving={visible ? undefined : ''}
      onPointerEnter={() => onHold(id, true)}
      onPointerLeave={() => onHold(id, false)}
      onFocus={() => onHold(id, true)}
      onBlur={() => onHold(id, false)}
    >
      {Icon && <Icon aria-hidden />}
      <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
    </Bar>
  );
}

/** Whether the pointer is down on a toast. */
function usePressed(): [boolean, () => void] {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed) return undefined;
    const release = () => setPressed(false);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [isPressed]);
  return [isPressed, () => setPressed(true)];
}

/** The heavy half of Toasts: where they appear, at top-centre, over the top bar. */
export function ToastSurface() {
  // The timers of the library would pause all toasts while the pointer is on one, and move one that is being pressed.
  const { toasts } = useToasterStore();
  const [held, setHeld] = useState<readonly string[]>([]);
  const onHold = useCallback(
    (id: string, isHeld: boolean) => setHeld((ids) => [...ids.filter((one) => one !== id), ...(isHeld ? [id] : [])]),
    [],
  );
  const [isPressed, press] = usePressed();
  const shown = toasts.filter(({ visible }) => visible);
  const surplus = shown.length > MAX_SHOWN ? shown.findLast(({ id, type }) => type === 'success' && !held.includes(id))?.id : undefined;
  useEffect(() => {
    if (surplus !== undefined) hotToast.dismiss(surplus);
  }, [surplus]);
  const isAnyHeld = isPressed || shown.some(({ id }) => held.includes(id));
  const place = useRef<HTMLDivElement>(null);
  useToastKeys(place);
  // In the body: what is open over the page makes the rest of the page inert, and what comes into that later with it.
  return createPortal(
    // A popover or dialog hides everything outside it from screen readers; toasts must still be announced.
    <Place ref={place} data-react-aria-top-layer="true" onPointerDown={press}>
      {/* The newest below: one that is there stays where it is when another one comes. */}
      {toasts.toReversed().map((toast) => (
        <Notice key={toast.id} toast={toast} isHeld={held.includes(toast.id)} canGo={!isAnyHeld} onHold={onHold} />
      ))}
    </Place>,
    document.body,
  );
}
