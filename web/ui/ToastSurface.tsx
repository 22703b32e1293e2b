import { Toaster } from 'react-hot-toast';
import { token } from './theme/token.ts';

export { toast as hotToast } from 'react-hot-toast';

/** The heavy half of Toasts: where they appear, at top-centre. */
export function ToastSurface() {
  return (
    // A popover or dialog hides what is outside of it from screen readers; toasts are still to be heard.
    <div data-react-aria-top-layer="true">
      <Toaster
        position="top-center"
        containerStyle={{ top: 12 }}
        toastOptions={{
          style: {
            maxWidth: 'min(480px, calc(100vw - 24px))',
            padding: '8px 12px',
            border: `1px solid ${token.border}`,
            borderRadius: token.radiusCard,
            color: token.ink,
            background: token.surface,
            boxShadow: token.shadowFloat,
          },
          success: { iconTheme: { primary: token.accent, secondary: token.onAccent } },
          error: { iconTheme: { primary: token.danger, secondary: token.onDanger } },
        }}
      />
    </div>
  );
}
