import { ExportLink } from './ExportLink.tsx';
import type { ExportLinkProps } from './ExportLink.tsx';

/** Every row that matches, as a CSV file and as a workbook. */
export const ExportLinks = (props: Omit<ExportLinkProps, 'format'>) => (
  <>
    <ExportLink {...props} />
    <ExportLink {...props} format="xlsx" />
  </>
);
