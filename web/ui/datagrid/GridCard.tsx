import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CheckboxBox } from '../Checkbox.tsx';
import { token } from '../theme/token.ts';
import type { CardSlot, DataGridColumn } from './column.ts';

interface GridCardProps<Row> {
  row: Row;
  label: string;
  columns: readonly DataGridColumn<Row>[];
  onOpen?: () => void;
  /** Left out while nothing is being selected. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void };
}

const Card = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  min-width: 0;
  padding: 12px;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  &:has(:checked) {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.accent};
  }
`;

const Lines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 20px;

  > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Opens the card; its hit area is the whole card. */
const Opener = styled.button`
  padding: 0;
  border: 0;
  font-weight: 600;
  color: inherit;
  background: none;
  text-align: start;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Aside = styled.span`
  flex: none;
  margin-left: auto;
  color: ${token.ink2};
`;

const Value = styled(Aside)`
  font-weight: 600;
  color: ${token.ink};
`;

const Meta = styled.div`
  font-size: 13px;
  line-height: 18px;
  color: ${token.ink3};
  overflow-wrap: anywhere;

  > * {
    display: inline;
  }

  span {
    display: inline;
    color: inherit;
    font-weight: inherit;
  }
`;

const Check = styled.span`
  position: relative;
  z-index: 1;
  padding-top: 2px;
`;

/** A row on a phone. */
export function GridCard<Row>({ row, label, columns, onOpen, selection }: GridCardProps<Row>) {
  const { t } = useTranslation();
  const inSlot = (slot: CardSlot) => columns.filter((column) => column.mobile === slot);
  const show = (slot: CardSlot) =>
    inSlot(slot).map((column) => <Fragment key={column.id}>{column.cell(row)}</Fragment>);
  const has = (slot: CardSlot) => inSlot(slot).length > 0;
  return (
    <Card data-card="">
      {selection && (
        <Check>
          <CheckboxBox
            aria-label={t('Select {{row}}', { row: label })}
            checked={selection.isSelected}
            onChange={(event) => selection.onChange(event.currentTarget.checked)}
          />
        </Check>
      )}
      <Lines>
        <Line>
          {onOpen ? (
            <Opener type="button" onClick={onOpen}>
              {show('title')}
            </Opener>
          ) : (
            <strong>{show('title')}</strong>
          )}
          {show('badge')}
          {has('value') && <Value>{show('value')}</Value>}
        </Line>
        {(has('subtitle') || has('aside')) && (
          <Line>
            <span>{show('subtitle')}</span>
            {has('aside') && <Aside>{show('aside')}</Aside>}
          </Line>
        )}
        {has('meta') && (
          <Meta>
            {inSlot('meta').map((column, index) => (
              <Fragment key={column.id}>
                {index > 0 && ' · '}
                <span>{column.cell(row)}</span>
              </Fragment>
            ))}
          </Meta>
        )}
      </Lines>
    </Card>
  );
}
