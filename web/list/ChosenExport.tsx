import { useEffect, useEffectEvent } from 'react';
import type { GridSelection } from '../ui/datagrid/useGridSelection.ts';
import { exportAddress } from './exportAddress.ts';
import type { ExportVariables } from './exportAddress.ts';
import { takeFile } from './takeFile.ts';

export { takeFile };

interface ChosenExportProps {
  /** Name of the list at the gateway: 'orders'. */
  name: string;
  /** Variables of the list's query, as the rows that are shown were asked for. */
  variables: ExportVariables;
  selection: GridSelection;
  onEnd: () => void;
}

/** Takes the rows that are chosen as a file, as soon as it is there: all that match from the list's own address. */
export function ChosenExport({ name, variables, selection: { ids, isAllMatching }, onEnd }: ChosenExportProps) {
  const take = useEffectEvent(() => takeFile(exportAddress(name, variables), isAllMatching ? undefined : { ids: [...ids] }));
  const end = useEffectEvent(onEnd);
  useEffect(() => void take().finally(() => end()), []);
  return null;
}
