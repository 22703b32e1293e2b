import type { ReactNode } from 'react';

/**
 * Where a column stands on the card that a row becomes on a phone:
 * title, badge and value on the first line, subtitle and aside on the second, every meta joined on the third.
 */
export type CardSlot = 'title' | 'badge' | 'value' | 'subtitle' | 'aside' | 'meta' | 'hidden';

/** What a click on the header sorts by, as the list query names it. */
export interface ColumnSort {
  ascending?: string;
  descending?: string;
}

export interface DataGridColumn<Row> {
  id: string;
  /** Plain text: it names the column in the header and in the Columns list. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Pixels at first; a column without one shares what is left. */
  width?: number;
  minWidth?: number;
  /** False for the column that says which row it is. */
  isHideable?: boolean;
  isHiddenAtFirst?: boolean;
  /** 'hidden' unless told otherwise. The cell of the title is the link that opens the row. */
  mobile?: CardSlot;
  /** On a card its header stands before it: a bare number says nothing there. */
  isNamedOnCard?: boolean;
  sort?: ColumnSort;
  /** Left out for whoever may not see costs: the gateway answers them with null. */
  showsCost?: boolean;
}

/** Space a column asks for when nothing says more. */
export const MIN_COLUMN_WIDTH = 48;
export const FLEXIBLE_COLUMN_WIDTH = 140;
export const CHECKBOX_COLUMN_WIDTH = 40;
export const MENU_COLUMN_WIDTH = 44;

export type Density = 'normal' | 'compact';
export const ROW_HEIGHT: Record<Density, number> = { normal: 44, compact: 34 };
