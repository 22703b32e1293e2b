import { gatewayText } from '../../gatewayText.ts';
import type { GatewayText } from '../../gatewayText.ts';
import { t } from '../../i18n.ts';
import { shownBusinessHeader } from '../../relay/shownBusiness.ts';

interface Answer {
  error?: GatewayText;
}

/** Uploads the picture as the new logo. Resolves to the message to show, or null; never rejects. */
export async function uploadLogo(picture: Blob): Promise<string | null> {
  try {
    const response = await fetch('/api/business/logo', {
      method: 'PUT',
      credentials: 'same-origin',
      headers: { 'Content-Type': picture.type, ...shownBusinessHeader() },
      body: picture,
    });
    if (response.ok) return null;
    const { error } = (await response.json().catch(() => ({}))) as Answer;
    return (error && gatewayText(error)) ?? t('The server answered with an error ({{status}}).', { status: response.status });
  } catch {
    return t('The server could not be reached. Check your internet connection.');
  }
}
