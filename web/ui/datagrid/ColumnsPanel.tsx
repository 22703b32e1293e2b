import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { IconButton } from '../IconButton.tsx';
import { Switch } from '../Switch.tsx';
import { token } from '../theme/token.ts';
import type { ColumnLayout } from './useColumnLayout.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin-bottom: 12px;

  li {
    display: flex;
    align-items: center;
    gap: 2px;
  }

  li > :first-child {
    flex: 1;
  }
`;

const Rest = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-top: 12px;
  border-top: 1px solid ${token.border};
`;

/** Which columns are shown, in which order, and how dense the rows stand. */
export function ColumnsPanel<Row>({ layout }: { layout: ColumnLayout<Row> }) {
  const { t } = useTranslation();
  const { all } = layout;
  return (
    <>
      <List>
        {all.map(({ id, header, isHideable }, index) => (
          <li key={id}>
            <Checkbox
              label={header}
              isSelected={layout.isShown(id)}
              isDisabled={isHideable === false}
              onChange={(isShown) => layout.setShown(id, isShown)}
            />
            <IconButton
              icon={ChevronUp}
              size="small"
              hasTooltip={false}
              label={t('Move {{column}} to the left', { column: header })}
              disabled={index === 0}
              onClick={() => layout.move(id, -1)}
            />
            <IconButton
              icon={ChevronDown}
              size="small"
              hasTooltip={false}
              label={t('Move {{column}} to the right', { column: header })}
              disabled={index === all.length - 1}
              onClick={() => layout.move(id, 1)}
            />
          </li>
        ))}
      </List>
      <Rest>
        <Switch
          label={t('Dense rows')}
          isSelected={layout.density === 'compact'}
          onChange={(isCompact) => layout.setDensity(isCompact ? 'compact' : 'normal')}
        />
        <Button size="small" onClick={layout.reset}>
          {t('Reset columns')}
        </Button>
      </Rest>
    </>
  );
}
