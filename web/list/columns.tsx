import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatCount, formatShortDateTime, formatTaka,
} from '../../schema/rules/format.ts';
import { phoneText } from '../../schema/rules/phone.ts';
import { relativeTime } from '../relay/serverTime.ts';
import { useCanSeeCost } from '../shell/useCanSeeCost.ts';
import { CellText } from '../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../ui/datagrid/column.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { statusText } from '../ui/statusMeaning.ts';
import { splitSummary } from './splitSummary.ts';

type Maybe<Value> = Value | null | undefined;
type Tone = 'plain' | 'muted' | 'bad';

interface ColumnOptions<Row> extends Partial<Omit<DataGridColumn<Row>, 'id' | 'header' | 'cell'>> {
  /** A muted second line. */
  secondary?: (row: Row) => Maybe<ReactNode>;
  isStrong?: boolean;
  tone?: (row: Row) => Tone;
  /** Muted text for an empty cell; nothing when left out. */
  none?: string;
}

interface TextOptions<Row> extends ColumnOptions<Row> {
  /** At the end of the text, never cut off. */
  suffix?: (row: Row) => string | undefined;
  /** Address of a picture before the text; null keeps its place empty. The text says what it shows. */
  picture?: (row: Row) => string | null;
}

interface StatusOptions<Row> extends ColumnOptions<Row> {
  /** Statuses that need no attention: 'ACTIVE'. */
  quiet?: readonly string[];
}

interface PictureOptions<Row> extends ColumnOptions<Row> {
  /** Text alternative for screen readers. */
  alt: (row: Row) => string;
}

function lines<Row>(row: Row, content: ReactNode, options: TextOptions<Row>) {
  const { secondary, isStrong, tone, none, suffix, picture } = options;
  if (content === null || content === undefined || content === false || content === '') {
    return none === undefined ? null : <CellText tone="muted">{none}</CellText>;
  }
  const text = (
    <CellText
      isStrong={isStrong}
      tone={tone?.(row)}
      suffix={suffix?.(row)}
      secondary={secondary?.(row) ?? undefined}
    >
      {content}
    </CellText>
  );
  if (!picture) return text;
  const source = picture(row);
  return (
    <span data-cell-pictured>
      {source ? <img data-cell-picture src={source} alt="" loading="lazy" /> : <span data-cell-picture />}
      <span>{text}</span>
    </span>
  );
}

function Status({ status, isQuiet }: { status: string; isQuiet: boolean }) {
  const { t } = useTranslation();
  if (!isQuiet) return <StatusBadge status={status} />;
  return <CellText tone="muted">{statusText(status, t)}</CellText>;
}

/** Keeps only the options of the grid; the others have been used to make the cell. */
function column<Row>(
  id: string, header: string, cell: (row: Row) => ReactNode, options: ColumnOptions<Row>,
): DataGridColumn<Row> {
  const { secondary: _secondary, isStrong: _isStrong, tone: _tone, none: _none, ...rest } = options;
  return { id, header, cell, ...rest };
}

/** The usual kinds of columns, each with its standard width, alignment and format. */
export interface ColumnMakers<Row> {
  /** The column that says which row it is: the link, the card's title, always shown. */
  title(id: string, header: string, value: (row: Row) => ReactNode, options?: TextOptions<Row>): DataGridColumn<Row>;
  text(id: string, header: string, value: (row: Row) => ReactNode, options?: TextOptions<Row>): DataGridColumn<Row>;
  /** Taka. Null where the viewer may not see it. */
  money(id: string, header: string, value: (row: Row) => Maybe<number>, options?: ColumnOptions<Row>): DataGridColumn<Row>;
  count(id: string, header: string, value: (row: Row) => Maybe<number>, options?: ColumnOptions<Row>): DataGridColumn<Row>;
  phone(id: string, header: string, value: (row: Row) => Maybe<string>, options?: ColumnOptions<Row>): DataGridColumn<Row>;
  /** The moment, and under it how long ago that is. */
  date(id: string, header: string, value: (row: Row) => Maybe<string>, options?: ColumnOptions<Row>): DataGridColumn<Row>;
  /** A coloured badge; statuses that need no attention are plain text. */
  status(id: string, header: string, value: (row: Row) => string, options?: StatusOptions<Row>): DataGridColumn<Row>;
  /** A name with the number under it; both on the card of a phone. */
  person(id: string, header: string, value: (row: Row) => { name: string; phone: Maybe<string> }, options?: ColumnOptions<Row>): DataGridColumn<Row>;
  picture(id: string, header: string, value: (row: Row) => Maybe<string>, options: PictureOptions<Row>): DataGridColumn<Row>;
  /** The summary of an order's lines: the names may be cut off, how many there are is not. */
  items(header: string, value: (row: Row) => string, options: TextOptions<Row>): DataGridColumn<Row>;
}

/** For the columns of one kind of rows: `columnsOf<OrderRow>()`. */
export function columnsOf<Row>(): ColumnMakers<Row> {
  return {
    title: (id, header, value, options = {}) =>
      column(id, header, (row) => lines(row, value(row), { isStrong: true, ...options }), {
        isHideable: false, mobile: 'title', ...options,
      }),
    text: (id, header, value, options = {}) =>
      column(id, header, (row) => lines(row, value(row), options), options),
    money: (id, header, value, options = {}) =>
      column(id, header, (row) => lines(row, formatTaka(value(row)), options), {
        width: 92, align: 'end', ...options,
      }),
    count: (id, header, value, options = {}) =>
      column(
        id,
        header,
        (row) => {
          const count = value(row);
          const text = count === null || count === undefined ? null : formatCount(count);
          return lines(row, text, { tone: () => (count === 0 ? 'muted' : 'plain'), ...options });
        },
        { width: 96, align: 'end', isNamedOnCard: true, ...options },
      ),
    phone: (id, header, value, options = {}) =>
      column(id, header, (row) => lines(row, phoneText(value(row) ?? ''), options), { width: 124, ...options }),
    date: (id, header, value, options = {}) =>
      column(
        id,
        header,
        (row) => {
          const secondary = () => relativeTime(value(row));
          return lines(row, formatShortDateTime(value(row)), { secondary, ...options });
        },
        { width: 168, ...options },
      ),
    status: (id, header, value, { quiet = [], ...options } = {}) =>
      column(
        id,
        header,
        (row) => <Status status={value(row)} isQuiet={quiet.includes(value(row))} />,
        { width: 126, mobile: 'badge', ...options },
      ),
    person: (id, header, value, options = {}) =>
      column(
        id,
        header,
        (row) => {
          const { name, phone } = value(row);
          return lines(row, name, { secondary: () => phone && phoneText(phone), ...options });
        },
        { width: 152, mobile: 'subtitle', ...options },
      ),
    picture: (id, header, value, { alt, ...options }) =>
      column(
        id,
        header,
        (row) => {
          const source = value(row);
          return source ? <img data-cell-picture src={source} alt={alt(row)} loading="lazy" /> : null;
        },
        { width: 56, ...options },
      ),
    items: (header, value, options) =>
      column(
        'items',
        header,
        (row) => {
          const { names, amount } = splitSummary(value(row));
          return lines(row, names, { suffix: () => amount, ...options });
        },
        { mobile: 'meta', ...options },
      ),
  };
}

/** The columns of a list that the viewer may see, in the current language; the array is memoised. */
export function useColumns<Row>(
  build: (column: ColumnMakers<Row>, t: TFunction) => readonly DataGridColumn<Row>[],
): readonly DataGridColumn<Row>[] {
  const { t } = useTranslation();
  const canSeeCost = useCanSeeCost();
  return useMemo(() => build(columnsOf<Row>(), t).filter(({ showsCost }) => canSeeCost || !showsCost), [build, t, canSeeCost]);
}

