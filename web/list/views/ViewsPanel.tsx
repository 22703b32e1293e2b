import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { toastProblem } from '../../relay/commandProblem.ts';
import { parseSearch, stringifySearch } from '../../routes/search.ts';
import { Button } from '../../ui/Button.tsx';
import type { ColumnLayout } from '../../ui/datagrid/useColumnLayout.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { passFocusOn } from '../../ui/passFocusOn.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { knownSearch } from '../linkSearch.ts';
import { newestOf } from '../newestOf.ts';
import { useSavedViews } from './useSavedViews.ts';
import type { SavedView } from './useSavedViews.ts';
import { ViewForm } from './ViewForm.tsx';
import type { ViewValues } from './ViewForm.tsx';
import { storedLayout, viewLayout } from './viewLayout.ts';

export interface ViewsPanelProps {
  list: string;
  /** Of the list's search: what of an address is understood. */
  read: (raw: Record<string, unknown>) => object;
  /** What the address says now. */
  search: object;
  layout: ColumnLayout<unknown>;
  close: () => void;
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin-bottom: 12px;

  li {
    display: flex;
    align-items: center;
    gap: 2px;
    min-height: 32px;
  }

  li > a {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Muted = styled.span`
  padding: 0 6px;
  font-size: 12.5px;
  color: ${token.ink3};
`;

const Nothing = styled.p`
  margin-bottom: 12px;
  color: ${token.ink3};
`;

/** As the list is now, without the record that is open beside it. */
const addressOf = (search: object) => stringifySearch({ ...search, open: undefined }).slice(1);

/** The views of a list: each a link to it, and what can be done with them. */
export function ViewsPanel({ list, read, search, layout, close }: ViewsPanelProps) {
  const { t } = useTranslation();
  const { views, save, update, remove, reload, isDeleting } = useSavedViews(list);
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const changed = edited && edited !== 'new' ? newestOf(views, edited) : null;
  const shown = () => ({
    search: addressOf(search),
    ...viewLayout(layout.all, layout.isShown, layout.stored),
  });

  function send({ name, isShared, takesOver }: ViewValues) {
    if (!changed) return save({ list, name, isShared, ...shown() });
    const { id: viewId, version } = changed;
    return update({ viewId, version, name, isShared, ...(takesOver && shown()) });
  }
  async function drop({ id }: SavedView) {
    const outcome = await remove(id);
    if (!outcome.ok) toastProblem(outcome.problem);
  }

  if (edited) {
    const { name, isShared } = changed ?? { name: '', isShared: false };
    return (
      <ViewForm
        saved={{ name, isShared, takesOver: false }}
        isNew={!changed}
        canShare={!changed || changed.canUnshare}
        save={send}
        onReload={reload}
        onDone={() => setEdited(null)}
      />
    );
  }
  return (
    <>
      {views.length === 0 && <Nothing>{t('No views yet. Filter and arrange the list, then save it under a name.')}</Nothing>}
      <List>
        {views.map((view) => (
          <li key={view.id}>
            <TextLink
              to="."
              search={knownSearch(read(parseSearch(view.search)))}
              aria-current={view.search === addressOf(search) ? 'true' : undefined}
              onClick={() => {
                layout.replace(storedLayout(view));
                close();
              }}
            >
              {view.name}
            </TextLink>
            {view.isShared && <Muted>{t('Shared')}</Muted>}
            {view.canChange && (
              <>
                <IconButton
                  icon={Pencil}
                  size="small"
                  hasTooltip={false}
                  label={t('Change the view {{name}}', { name: view.name })}
                  onClick={() => setEdited(view)}
                />
                <IconButton
                  ref={passFocusOn}
                  icon={Trash2}
                  size="small"
                  hasTooltip={false}
                  isHeld={isDeleting}
                  label={t('Delete the view {{name}}', { name: view.name })}
                  onClick={() => void drop(view)}
                />
              </>
            )}
          </li>
        ))}
      </List>
      <Button onClick={() => setEdited('new')}>{t('Save this view')}</Button>
    </>
  );
}
