import type { MouseEvent } from 'react';

/** What takes files, whoever asks for them. */
export const loadFiles = () => import('./ChosenExport.tsx');

/** Takes the file of a link by script, which sees whether all of it came. Without the code for that, as from any link. */
export function takeFromLink(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { href } = event.currentTarget;
  void loadFiles().then(({ takeFile }) => takeFile(href), () => { location.href = href; });
}
