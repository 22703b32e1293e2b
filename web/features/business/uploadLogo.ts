import { gatewayText } from '../../gatewayText.ts';
import type { GatewayText } from '../../gatewayText.ts';
import { t } from '../../i18n.ts';
import { unsaid } from '../../relay/unsaid.ts';
import { shownBusinessHeader } from '../../relay/shownBusiness.ts';

interface Answer {
  logoUrl?: string;
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
    const { logoUrl, error } = (await response.json().catch(() => ({}))) as Answer;
    // A page of a network's own, before one has signed in to it, answers 200 too.
    if (response.ok && logoUrl) return null;
    return (error && gatewayText(error)) ?? unsaid(response);
  } catch {
    return t('The server could not be reached. Check your internet connection.');
  }
}
