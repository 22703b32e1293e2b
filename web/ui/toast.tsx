import { toast as hotToast } from 'react-hot-toast';
import styled from 'styled-components';
import { t } from '../i18n.ts';
import { token } from './theme/token.ts';

interface SuccessOptions {
  /** Offered on the toast as 'Undo'. */
  onUndo?: () => void;
  /** Offered on the toast instead: 'Open', the record that came of it. */
  action?: { label: string; onAction: () => void };
  /** Replaces the toast with this id. */
  id?: string;
}

interface ErrorOptions {
  /** Finds the failure in the logs; shown under the message. */
  referenceId?: string;
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

function withAction(message: string, { label, onAction }: NonNullable<SuccessOptions['action']>) {
  return ({ id }: { id: string }) => (
    <span>
      {message}
      <Action
        type="button"
        onClick={() => {
          hotToast.dismiss(id);
          onAction();
        }}
      >
        {label}
      </Action>
    </span>
  );
}

/** Short notices at top-centre. Each returns its id. */
export const toast = {
  /** What happened: 'Order #10482 confirmed'. */
  success(message: string, { onUndo, action, id }: SuccessOptions = {}): string {
    const offered = onUndo ? { label: t('Undo'), onAction: onUndo } : action;
    return hotToast.success(offered ? withAction(message, offered) : message, {
      id,
      duration: offered ? 8000 : 4000,
    });
  },
  /** What to do next. Stays longer, to be read and copied. */
  error(message: string, { referenceId, id }: ErrorOptions = {}): string {
    const body = (
      <span>
        {message}
        {referenceId && <Reference>{t('Reference {{referenceId}}', { referenceId })}</Reference>}
      </span>
    );
    return hotToast.error(referenceId ? body : message, { id, duration: 8000 });
  },
  /** Work under way; end it with `success` or `error` and the same id. */
  loading(message: string, id?: string): string {
    return hotToast.loading(message, { id });
  },
  dismiss(id?: string): void {
    hotToast.dismiss(id);
  },
};
