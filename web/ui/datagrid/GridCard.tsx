import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { Fragment, memo } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxBox } from '../CheckboxBox.tsx';
import type { CardSlot, DataGridColumn } from './column.ts';
import type { RowLink } from './GridRow.tsx';
import { RowMenuButton } from './RowMenuButton.tsx';

interface GridCardProps<Row> {
  row: Row;
  id: string;
  index: number;
  label: string;
  columns: readonly DataGridColumn<Row>[];
  linkOf?: (row: Row) => RowLink | undefined;
  /** Left out while nothing is being selected. */
  onSelect?: (id: string, isSelected: boolean) => void;
  isSelected: boolean;
  /** Opens the menu of the row at its button; left out where rows have none. */
  onMenu?: (row: Row, button: HTMLElement) => void;
  /** Measures the card, where only those in view are drawn. */
  measure?: Ref<HTMLLIElement>;
}

/** A slot holds nothing where its cells are empty. */
const isEmpty = (content: ReactNode) => content === null || content === undefined || content === false || content === '';

function named({ name, content }: { name: string | false | undefined; content: ReactNode }) {
  if (!name) return content;
  return (
    <span data-card-named="">
      <span data-card-name="">{name} </span>
      {content}
    </span>
  );
}

function GridCardInner<Row>(props: GridCardProps<Row>) {
  const { row, id, index, label, columns, linkOf, onSelect, isSelected, onMenu, measure } = props;
  const { t } = useTranslation();
  const inSlot = (slot: CardSlot) =>
    columns
      .filter((column) => column.mobile === slot)
      .map(({ id: cellId, header, isNamedOnCard, cell }) => ({ id: cellId, name: isNamedOnCard && header, content: cell(row) }))
      .filter(({ content }) => !isEmpty(content));
  const show = (cells: ReturnType<typeof inSlot>) =>
    cells.map((cell) => <Fragment key={cell.id}>{named(cell)}</Fragment>);
  const [value, subtitle, aside, meta] = (['value', 'subtitle', 'aside', 'meta'] as const).map(inSlot);
  const title = show(inSlot('title'));
  const link = linkOf?.(row);
  return (
    <li data-card="" data-index={index} ref={measure}>
      {onSelect && (
        <span data-card-check="">
          <CheckboxBox
            aria-label={t('Select {{row}}', { row: label })}
            checked={isSelected}
            onChange={(event) => onSelect(id, event.currentTarget.checked)}
          />
        </span>
      )}
      <div data-card-lines="">
        <div data-card-line="">
          {link ? (
            <Link {...link} data-card-title="">
              {title}
            </Link>
          ) : (
            <strong data-card-title="">{title}</strong>
          )}
          {show(inSlot('badge'))}
          {value!.length > 0 && <span data-card-end="value">{show(value!)}</span>}
        </div>
        {subtitle!.length + aside!.length > 0 && (
          <div data-card-line="">
            <span>{show(subtitle!)}</span>
            {aside!.length > 0 && <span data-card-end="">{show(aside!)}</span>}
          </div>
        )}
        {meta!.length > 0 && (
          <div data-card-meta="">
            {meta!.map((cell, at) => (
              <Fragment key={cell.id}>
                {at > 0 && ' · '}
                <span>{named(cell)}</span>
              </Fragment>
            ))}
          </div>
        )}
      </div>
      {onMenu && (
        <span data-card-menu="">
          <RowMenuButton
            type="button"
            aria-label={t('Actions for {{row}}', { row: label })}
            aria-haspopup="menu"
            onClick={(event) => onMenu(row, event.currentTarget)}
          >
            <Ellipsis aria-hidden />
          </RowMenuButton>
        </span>
      )}
    </li>
  );
}

/** A row on a phone. memo loses the type parameter; the cast gives it back. */
export const GridCard = memo(GridCardInner) as typeof GridCardInner;
