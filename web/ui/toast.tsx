import styled from 'styled-components';
import { t } from '../i18n.ts';
import { token } from './theme/token.ts';
import { keepLifetime, loadToasts } from './toastHost.ts';
import type { hotToast } from './ToastSurface.tsx';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

interface SuccessOptions {
  /** Offered on the toast as 'Undo'. */
  onUndo?: () => void;
  /** Offered in place of 'Undo': 'Open', which leads to the record that was made; useOpenAction makes it. */
  action?: ToastAction;
  /** Replaces the toast with this id. */
  id?: string;
}

interface ErrorOptions {
  /** Finds the failure in the logs; shown under the message. */
  referenceId?: string;
  /** What helps; the toast stays until it is replaced. */
  action?: ToastAction;
  id?: string;
}

const Action = styled.button`
  margin: -4px -6px -4px 12px;
  padding: 4px 8px;
  border: 0;
  border-radius: ${token.radiusSmall};
  font-weight: 600;
  color: ${token.accentText};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${token.surface2};
  }
`;

const Reference = styled.code`
  display: block;
  font: 12px/16px ${token.fontMono};
  color: ${token.ink3};
  user-select: all;
`;

function withAction(message: string, { label, onAction }: ToastAction) {
  let isDone = false;
  return ({ id }: { id: string }) => (
    <span>
      {message}
      <Action
        type="button"
        // What is being typed on goes on.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          // The second press of a double click, while it fades.
          if (isDone) return;
          isDone = true;
          toast.dismiss(id);
          onAction();
        }}
      >
        {label}
      </Action>
    </span>
  );
}

let count = 0;

/** Shows a toast for so many milliseconds, once the code for it is there; its id is known at once. */
function show(id: string | undefined, lifetime: number | null, run: (toasts: typeof hotToast, id: string) => unknown): string {
  count += 1;
  const known = id ?? `toast-${count}`;
  keepLifetime(known, lifetime);
  void loadToasts().then((module) => run(module.hotToast, known), () => undefined);
  return known;
}

/** Short notices at top-centre. Each returns its id. */
export const toast = {
  /** What happened: 'Order #10482 confirmed'. */
  success(message: string, { onUndo, action, id }: SuccessOptions = {}): string {
    const offered = onUndo ? { label: t('Undo'), onAction: onUndo } : action;
    const body = offered ? withAction(message, offered) : message;
    return show(id, offered ? 8000 : 4000, (toasts, known) => toasts.success(body, { id: known }));
  },
  /** What to do next. Stays longer, to be read and copied. */
  error(message: string, { referenceId, action, id }: ErrorOptions = {}): string {
    const referring = (
      <span>
        {message}
        {referenceId && <Reference>{t('Reference {{referenceId}}', { referenceId })}</Reference>}
      </span>
    );
    const body = action ? withAction(message, action) : referring;
    // Set on each toast: options of the Toaster would not override the library's `status`.
    const ariaProps = { role: 'alert', 'aria-live': 'assertive' } as const;
    return show(id, action ? null : 8000, (toasts, known) => toasts.error(body, { id: known, ariaProps }));
  },
  /** Work under way; end it with `success` or `error` and the same id. */
  loading(message: string, id?: string): string {
    return show(id, null, (toasts, known) => toasts.loading(message, { id: known }));
  },
  dismiss(id?: string): void {
    void loadToasts().then((module) => module.hotToast.dismiss(id));
  },
};
