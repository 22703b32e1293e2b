import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useCan } from '../shell/usePermissions.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import type { ButtonStyleProps } from '../ui/buttonStyle.ts';
import { media } from '../ui/theme/token.ts';
import { exportAddress } from './exportAddress.ts';
import type { ExportVariables } from './exportAddress.ts';
import { takeFromLink } from './takeFromLink.ts';

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

/** Every row that matches, as a file, in the order that is shown; nothing for whoever may not take it. */
export function ExportLink({ name, variables, format, label }: ExportLinkProps) {
  const { t } = useTranslation();
  const mayExport = useCan('export');
  if (!mayExport) return null;
  return (
    <Anchor href={exportAddress(name, variables, format)} download onClick={takeFromLink} $variant="secondary" $size="medium">
      <Download aria-hidden />
      {label ?? (format ? t('Excel') : t('Export'))}
    </Anchor>
  );
}
