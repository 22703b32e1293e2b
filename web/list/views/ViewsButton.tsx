import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { ColumnLayout } from '../../ui/datagrid/useColumnLayout.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ListSearch } from '../defineSearch.ts';
import type { ViewsPanelProps } from './ViewsPanel.tsx';

const ViewsPanel = lazyPart(() => import('./ViewsPanel.tsx'), 'ViewsPanel', {
  fallback: () => <Skeleton height={120} />,
  onFailed: ({ close }) => close(),
});

interface ViewsButtonProps<Row, Search> {
  /** Of the list screen. */
  id: string;
  definition: ListSearch<Search>;
  search: Search;
  layout: ColumnLayout<Row>;
}

/** The saved views of a list: see `schema/rules/viewed-lists.ts`. */
export function ViewsButton<Row, Search>({ id, definition, search, layout }: ViewsButtonProps<Row, Search>) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('Saved views')}
      width={340}
      trigger={
        <Button variant="quiet" icon={Bookmark}>
          {t('Views')}
        </Button>
      }
    >
      {(close) => (
        <ViewsPanel
          list={id}
          read={definition.read as ViewsPanelProps['read']}
          search={search as object}
          // The panel asks nothing of the rows; lazy loses their type.
          layout={layout as ColumnLayout<unknown>}
          close={close}
        />
      )}
    </Popover>
  );
}
