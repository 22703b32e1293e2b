import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useCan } from '../shell/usePermissions.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import type { ButtonStyleProps } from '../ui/buttonStyle.ts';
import { media } from '../ui/theme/token.ts';
import { exportAddress } from './exportAddress.ts';
import type { ExportVariables } from './exportAddress.ts';

export interface ExportLinkProps {
  /** Name of the list at the gateway: 'orders'. */
  name: string;
  /** Variables of the list's query, as the rows that are shown were asked for. */
  variables: ExportVariables;
  /** A workbook; a CSV file when left out. */
  format?: 'xlsx';
  /** What the file is, where it is not just the list. */
  label?: string;
}

const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}

  ${media.phone} {
    display: none;
  }
`;

/** What takes files, whoever asks for them. */
export const loadFiles = () => import('./ChosenExport.tsx');

/** Takes the file by script, which sees whether all of it came. Without the code for that, as from any link. */
function take(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { href } = event.currentTarget;
  void loadFiles().then(({ takeFile }) => takeFile(href), () => { location.href = href; });
}

/** Every row that matches, as a file, in the order that is shown; nothing for whoever may not take it. */
export function ExportLink({ name, variables, format, label }: ExportLinkProps) {
  const { t } = useTranslation();
  const mayExport = useCan('export');
  if (!mayExport) return null;
  return (
    <Anchor href={exportAddress(name, variables, format)} download onClick={take} $variant="secondary" $size="medium">
      <Download aria-hidden />
      {label ?? (format ? t('Excel') : t('Export'))}
    </Anchor>
  );
}
