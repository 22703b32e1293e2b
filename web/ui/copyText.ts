import { t } from '../i18n.ts';
import { toast } from './toast.tsx';

/** Puts a text on the clipboard and says so: '01711-204466 copied'. */
export async function copyText(text: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('{{label}} copied', { label }));
  } catch {
    toast.error(t('Copying is not allowed here. Select the text instead.'));
  }
}
