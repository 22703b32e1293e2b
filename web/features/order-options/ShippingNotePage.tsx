import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import { orderText } from '../../../schema/rules/order-words.ts';
import type { ShippingNotePageQuery } from '../../__generated__/ShippingNotePageQuery.graphql.ts';
import { newestOf } from '../../list/newestOf.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OptionMenu } from './OptionMenu.tsx';
import { orderWords, USUAL_WORDS } from '../messaging/orderWords.ts';
import { ShippingNoteDialog } from './ShippingNoteDialog.tsx';
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
    viewer {
      business {
        id
        name
      }
    }
    orders(first: 1) {
      edges {
        node {
          ...orderWords_order @relay(mask: false)
        }
      }
    }
  }
`;

export type ShippingNote = ShippingNotePageQuery['response']['shippingNotes'][number];

const Name = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
`;

/** Templates of shipping notes: `/setting/shipping-note-list`. */
export function ShippingNotePage() {
  const { t } = useTranslation();
  const refresh = useRefresh<ShippingNotePageQuery>(shippingNotePageQuery, {});
  const { shippingNotes, viewer, orders } = useRouteQuery<ShippingNotePageQuery>(shippingNotePageQuery, shippingNoteRoute.useLoaderData());
  const newest = orders.edges[0]?.node;
  const shop = viewer?.business?.name ?? USUAL_WORDS.shop;
  // Couriers read a note before there is a tracking code.
  const { tracking: _tracking, link: _link, ...words } = newest ? orderWords(newest, shop) : { ...USUAL_WORDS, shop };
  const { update } = useSaveShippingNote();
  const [editing, setEditing] = useState<ShippingNote | 'new' | null>(null);
  const add = () => setEditing('new');
  useHotkeys([{ code: 'KeyN', label: t('Add template'), run: add }]);

  async function done() {
    setEditing(null);
    await refresh();
  }

  async function archive({ id, version, name, text }: ShippingNote, isArchived: boolean) {
    const outcome = await update({ input: { id, version, name, text, isArchived } });
    if (!outcome.ok) toastProblem(outcome.problem);
    // Another one may be typed in meanwhile: its dialog stays.
    await refresh();
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
            isStackedOnPhone
            columns={[
              {
                id: 'name',
                header: t('Name'),
                isLine: true,
                cell: ({ name, isArchived }) => (
                  <Name>
                    {name}
                    {isArchived && <Badge>{t('Archived')}</Badge>}
                  </Name>
                ),
              },
              { id: 'text', header: t('Text'), isWide: true, cell: ({ text }) => text },
              {
                id: 'length',
                header: t('Length'),
                align: 'end',
                cell: ({ text }) => formatCount(orderText(text, words).length),
              },
              {
                id: 'menu',
                header: t('Actions'),
                align: 'end',
                isLine: true,
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
      {editing && (
        <ShippingNoteDialog
          note={editing === 'new' ? null : newestOf(shippingNotes, editing)} words={words} isReal={newest !== undefined}
          onSaved={() => void done()} onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
