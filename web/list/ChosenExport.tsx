import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayText } from '../gatewayText.ts';
import type { GatewayText } from '../gatewayText.ts';
import { shownBusinessHeader } from '../relay/shownBusiness.ts';
import { unsaid } from '../relay/unsaid.ts';
import type { GridSelection } from '../ui/datagrid/useGridSelection.ts';
import { toast } from '../ui/toast.tsx';
import { exportAddress } from './exportAddress.ts';
import type { ExportVariables } from './exportAddress.ts';

interface ChosenExportProps {
  /** Name of the list at the gateway: 'orders'. */
  name: string;
  /** Variables of the list's query, as the rows that are shown were asked for. */
  variables: ExportVariables;
  selection: GridSelection;
  onEnd: () => void;
}

const KEPT_MS = 60_000;

/** As a press on a link to a file does: the page stays. */
function takeFile(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click();
}

/** The file of the rows that are named; the message to show where there is none. */
async function chosenFile(address: string, ids: ReadonlySet<string>): Promise<File | string> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', ...shownBusinessHeader() },
    body: JSON.stringify({ ids: [...ids] }),
  });
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as { error?: GatewayText };
    return (answer.error && gatewayText(answer.error)) ?? unsaid(response);
  }
  const [, fileName = ''] = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return new File([await response.blob()], fileName);
}

/** Takes the rows that are chosen as a file, as soon as it is there: all that match from the list's own address. */
export function ChosenExport({ name, variables, selection: { ids, isAllMatching }, onEnd }: ChosenExportProps) {
  const { t } = useTranslation();
  const take = useEffectEvent(async () => {
    const address = exportAddress(name, variables);
    if (isAllMatching) {
      takeFile(address, '');
      return;
    }
    const file = await chosenFile(address, ids).catch(() => t('The server could not be reached. Check your internet connection.'));
    if (typeof file === 'string') {
      toast.error(file);
      return;
    }
    const made = URL.createObjectURL(file);
    takeFile(made, file.name);
    // Not every browser has read it by now.
    setTimeout(() => URL.revokeObjectURL(made), KEPT_MS);
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => void take().finally(() => end()), []);
  return null;
}
