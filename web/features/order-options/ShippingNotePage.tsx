import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ShippingNotePageQuery } from '../../__generated__/ShippingNotePageQuery.graphql.ts';
import { FormTextArea, FormTextField } from '../../forms/fields.tsx';
import { FormDialog } from '../../forms/FormSurface.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OptionMenu } from './OptionMenu.tsx';
import { useSaveShippingNote } from './mutations/useSaveShippingNote.ts';
import { shippingNoteRoute } from './orderOptionRoutes.ts';

const shippingNotePageQuery = graphql`
  query ShippingNotePageQuery @preloadable {
    shippingNotes {
      id
      name
      text
      isArchived
      version
    }
  }
`;

type Note = ShippingNotePageQuery['response']['shippingNotes'][number];

const Name = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
`;

/** Templates of shipping notes: `/setting/shipping-note-list`. */
export function ShippingNotePage() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { shippingNotes } = useRouteQuery<ShippingNotePageQuery>(shippingNotePageQuery, shippingNoteRoute.useLoaderData());
  const { update } = useSaveShippingNote();
  const [editing, setEditing] = useState<Note | 'new' | null>(null);
  const add = () => setEditing('new');
  useHotkeys([{ code: 'KeyN', label: t('Add template'), run: add }]);

  async function done() {
    setEditing(null);
    await fetchQuery<ShippingNotePageQuery>(environment, shippingNotePageQuery, {}).toPromise().catch(() => undefined);
  }

  async function archive({ id, version, name, text }: Note, isArchived: boolean) {
    const outcome = await update({ input: { id, version, name, text, isArchived } });
    if (!outcome.ok) toastProblem(outcome.problem);
    await done();
  }

  return (
    <>
      <PageHeader title={t('Shipping Note Template')} actions={<Button variant="primary" icon={Plus} kbd="N" onClick={add}>{t('Add template')}</Button>} />
      <Card isFlush>
        {shippingNotes.length === 0 ? (
          <EmptyState title={t('No templates yet')}>{t('Write what you tell couriers again and again, and New Order offers it.')}</EmptyState>
        ) : (
          <FactTable
            label={t('Shipping note templates')}
            rows={shippingNotes}
            getRowId={({ id }) => id}
            columns={[
              {
                id: 'name',
                header: t('Name'),
                cell: ({ name, isArchived }) => (
                  <Name>
                    {name}
                    {isArchived && <Badge>{t('Archived')}</Badge>}
                  </Name>
                ),
              },
              { id: 'text', header: t('Text'), isWide: true, cell: ({ text }) => text },
              {
                id: 'menu',
                header: t('Actions'),
                align: 'end',
                cell: (note) => (
                  <OptionMenu
                    name={note.name}
                    isArchived={note.isArchived}
                    onEdit={() => setEditing(note)}
                    onArchive={(isArchived) => void archive(note, isArchived)}
                  />
                ),
              },
            ]}
          />
        )}
      </Card>
      {editing && <NoteDialog note={editing === 'new' ? null : editing} onSaved={() => void done()} onClose={() => setEditing(null)} />}
    </>
  );
}

interface NoteDialogProps {
  note: Note | null;
  onSaved: () => void;
  onClose: () => void;
}

function NoteDialog({ note, onSaved, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const { create, update } = useSaveShippingNote();
  const { name = '', text = '' } = note ?? {};
  const form = useCommandForm({
    saved: { name, text },
    save: (draft): ReturnType<typeof create> =>
      note
        ? update({ input: { ...draft, id: note.id, version: note.version, isArchived: note.isArchived } })
        : create({ input: draft }),
    onSaved,
  });
  return (
    <FormDialog form={form} title={note ? t('Change {{name}}', { name }) : t('New template')} submitLabel={t('Save')} onClose={onClose} width={460}>
      <FormTextField
        form={form}
        name="name"
        label={t('Name')}
        validate={(typed) => (typed.trim() === '' ? t('Give it a name') : null)}
        maxLength={50}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormTextArea
        form={form}
        name="text"
        label={t('Text')}
        validate={(typed) => (typed.trim() === '' ? t('Write what the courier is to read') : null)}
        maxLength={300}
        isRequired
      />
    </FormDialog>
  );
}
