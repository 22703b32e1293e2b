import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { Popover } from '../Popover.tsx';
import { Skeleton } from '../Skeleton.tsx';
import type { ColumnLayout } from './useColumnLayout.ts';

const ColumnsPanel = lazyPart(() => import('./ColumnsPanel.tsx'), 'ColumnsPanel', {
  fallback: () => <Skeleton height={240} />,
});

/** Opens the choice of columns. */
export function ColumnsButton<Row>({ layout }: { layout: ColumnLayout<Row> }) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('Columns')}
      width={280}
      trigger={
        <Button variant="quiet" icon={Columns3}>
          {t('Columns')}
        </Button>
      }
    >
      {/* The panel asks nothing of the rows; what is lazy loses their type. */}
      <ColumnsPanel layout={layout as ColumnLayout<unknown>} />
    </Popover>
  );
}
