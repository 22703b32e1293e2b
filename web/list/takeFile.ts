import { gatewayText } from '../gatewayText.ts';
import type { GatewayText } from '../gatewayText.ts';
import { t } from '../i18n.ts';
import { shownBusinessHeader } from '../relay/shownBusiness.ts';
import { unsaid } from '../relay/unsaid.ts';
import { toast } from '../ui/toast.tsx';

const KEPT_MS = 60_000;
/** A file that takes longer says that it is on its way. */
const LONG_MS = 1_000;

/** Which rows, where not all that match. */
interface Chosen {
  ids: readonly string[];
}

interface Failure {
  message: string;
  /** Another attempt may succeed. */
  mayRepeat: boolean;
}

/** The whole file; the message to show where there is none. Browsers keep what is large of it on the disk, not in memory. */
async function fileFrom(address: string, chosen?: Chosen): Promise<File | Failure> {
  let response: Response;
  try {
    response = await fetch(address, {
      credentials: 'same-origin',
      headers: { ...(chosen && { 'Content-Type': 'application/json' }), ...shownBusinessHeader() },
      ...(chosen && { method: 'POST', body: JSON.stringify(chosen) }),
    });
  } catch {
    return { message: t('The server could not be reached. Check your internet connection.'), mayRepeat: true };
  }
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as { error?: GatewayText };
    return { message: (answer.error && gatewayText(answer.error)) ?? unsaid(response), mayRepeat: response.status === 429 || response.status >= 500 };
  }
  const [, fileName = ''] = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  try {
    return new File([await response.blob()], fileName);
  } catch {
    return { message: t('The download broke off: the file is not whole and was not saved.'), mayRepeat: true };
  }
}

/**
 * Saves a file of the gateway once all of it is here. A link alone would leave a file that breaks off, or is refused, to the
 * browser's list of downloads: this says so on the page, and offers to try again.
 */
export async function takeFile(address: string, chosen?: Chosen): Promise<void> {
  const id = `file ${address}`;
  const telling = setTimeout(() => toast.loading(t('The file is being made…'), id), LONG_MS);
  const file = await fileFrom(address, chosen);
  clearTimeout(telling);
  if (!(file instanceof File)) {
    toast.error(file.message, { id, ...(file.mayRepeat && { action: { label: t('Try again'), onAction: () => void takeFile(address, chosen) } }) });
    return;
  }
  toast.dismiss(id);
  const href = URL.createObjectURL(file);
  // As a press on a link to a file does: the page stays.
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  // Not every browser has read it by now.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
