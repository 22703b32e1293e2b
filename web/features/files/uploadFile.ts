import { FILE_MAX_BYTES, FILE_MESSAGES } from '../../../schema/rules/files.ts';
import { gatewayText } from '../../gatewayText.ts';
import type { GatewayText } from '../../gatewayText.ts';
import { t } from '../../i18n.ts';
import { messageText } from '../../messageText.ts';
import { unsaid } from '../../relay/unsaid.ts';
import { shownBusinessHeader } from '../../relay/shownBusiness.ts';

interface Answer {
  id?: string;
  error?: GatewayText;
}

export type Uploaded = { id: string } | { problem: string };

/** Uploads a file to the gateway. Returns its global id, or the error message to show. Never rejects. */
export async function uploadFile(purpose: string, file: File): Promise<Uploaded> {
  if (file.size > FILE_MAX_BYTES) return { problem: messageText(FILE_MESSAGES.size, t) };
  try {
    const response = await fetch(`/api/files/${purpose}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': file.type || 'application/octet-stream', ...shownBusinessHeader() },
      body: file,
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (response.ok && answer.id) return { id: answer.id };
    const problem = answer.error && gatewayText(answer.error);
    return { problem: problem ?? unsaid(response) };
  } catch {
    return { problem: t('The server could not be reached. Check your internet connection.') };
  }
}
