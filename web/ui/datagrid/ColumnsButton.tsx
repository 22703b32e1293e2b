import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { Popover } from '../Popover.tsx';
import type { DataGridColumn } from './column.ts';
import type { ColumnLayout } from './useColumnLayout.ts';

interface ColumnsButtonProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  layout: ColumnLayout<Row>;
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin-bottom: 14px;
`;

/** Shows and hides columns. */
export function ColumnsButton<Row>({ columns, layout }: ColumnsButtonProps<Row>) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('Columns')}
      width={220}
      trigger={
        <Button variant="quiet" icon={Columns3}>
          {t('Columns')}
        </Button>
      }
    >
      <List>
        {columns
          .filter((column) => column.isHideable !== false)
          .map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              isSelected={layout.isShown(column.id)}
              onChange={(isShown) => layout.setShown(column.id, isShown)}
            />
          ))}
      </List>
      <Button size="small" onClick={layout.reset}>
        {t('Reset columns')}
      </Button>
    </Popover>
  );
}
