import type { ReactNode } from 'react';

export interface CellTextProps {
  children: ReactNode;
  /** Muted second line; left out on the card of a phone and in compact rows. */
  secondary?: ReactNode;
  isStrong?: boolean;
  tone?: 'plain' | 'muted' | 'bad';
  /** At the end of the first line and never cut off; the text before it is shortened instead. */
  suffix?: string;
}

/** The one or two lines of a cell; looks stand in cellText.css, so that a cell is two plain elements. */
export function CellText({ children, secondary, isStrong, tone, suffix }: CellTextProps) {
  return (
    <>
      <span data-cell-line data-strong={isStrong || undefined} data-tone={tone}>
        {suffix === undefined ? children : <span>{children}</span>}
        {suffix !== undefined && <span data-cell-suffix>{suffix}</span>}
      </span>
      {secondary !== undefined && <span data-cell-second>{secondary}</span>}
    </>
  );
}
