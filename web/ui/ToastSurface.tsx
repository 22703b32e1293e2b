import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { resolveValue, toast as hotToast, useToaster } from 'react-hot-toast/headless';
import type { Toast } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { media, token } from './theme/token.ts';
import { lifetimeOf } from './toastHost.ts';

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
  transition: opacity ${token.fast};

  &[data-leaving] {
    opacity: 0;
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

/** One toast. It disappears when its time is over; the time pauses while the pointer or the focus is on it. */
function Notice({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { id, visible, type, createdAt } = toast;
  const Icon = ICONS[type];
  useEffect(() => {
    const lifetime = lifetimeOf(id);
    if (isHeld || !visible || type === 'loading' || lifetime === undefined) return undefined;
    const timer = setTimeout(() => hotToast.dismiss(id), lifetime);
    return () => clearTimeout(timer);
    // Shown again under the same id, it starts its time again.
  }, [id, visible, type, createdAt, isHeld]);
  return (
    <Bar
      data-kind={type}
      data-leaving={visible ? undefined : ''}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {Icon && <Icon aria-hidden />}
      <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
    </Bar>
  );
}

/** The heavy half of Toasts: where they appear, at top-centre, over the top bar. */
export function ToastSurface() {
  // Each toast has its own timer: the library's pauses all of them while the pointer is on one.
  const { toasts } = useToaster({ duration: Infinity, removeDelay: LEAVE_MS });
  const shown = toasts.filter(({ visible }) => visible);
  const surplus = shown.length > MAX_SHOWN ? shown.findLast(({ type }) => type === 'success')?.id : undefined;
  useEffect(() => {
    if (surplus !== undefined) hotToast.dismiss(surplus);
  }, [surplus]);
  return (
    // A popover or dialog hides everything outside it from screen readers; toasts must still be announced.
    <Place data-react-aria-top-layer="true">
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} />
      ))}
    </Place>
  );
}
