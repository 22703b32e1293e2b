import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { OrderSourcePageQuery } from '../../__generated__/OrderSourcePageQuery.graphql.ts';
import { FormSwitch, FormTextField } from '../../forms/fields.tsx';
import { FormDialog } from '../../forms/FormSurface.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { newestOf } from '../../list/newestOf.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { Badge, StateWord } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OptionMenu } from './OptionMenu.tsx';
import { useSaveOrderSource } from './mutations/useSaveOrderSource.ts';
import { orderSourceRoute } from './orderOptionRoutes.ts';

const orderSourcePageQuery = graphql`
  query OrderSourcePageQuery @preloadable {
    orderSources {
      id
      name
      colour
      isDefault
      isArchived
      version
    }
  }
`;

type Source = OrderSourcePageQuery['response']['orderSources'][number];

const NEW_COLOUR = '#0f766e';

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`;

const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: 50%;
`;

/** Order sources: `/setting/new-order-source`. */
export function OrderSourcePage() {
  const { t } = useTranslation();
  const refresh = useRefresh<OrderSourcePageQuery>(orderSourcePageQuery, {});
  const { orderSources } = useRouteQuery<OrderSourcePageQuery>(orderSourcePageQuery, orderSourceRoute.useLoaderData());
  const { update } = useSaveOrderSource();
  const [editing, setEditing] = useState<Source | 'new' | null>(null);
  const add = () => setEditing('new');
  useHotkeys([{ code: 'KeyN', label: t('Add source'), run: add }]);

  async function done() {
    setEditing(null);
    await refresh();
  }

  async function archive({ id, version, name, colour, isDefault }: Source, isArchived: boolean) {
    const outcome = await update({ input: { id, version, name, colour, isDefault, isArchived } });
    if (!outcome.ok) toastProblem(outcome.problem);
    // Another one may be typed in meanwhile: its dialog stays.
    await refresh();
  }

  return (
    <>
      <PageHeader title={t('New Order Source')} actions={<Button variant="primary" icon={Plus} kbd="N" onClick={add}>{t('Add source')}</Button>} />
      <Card isFlush>
        {orderSources.length === 0 ? (
          <EmptyState title={t('No sources yet')}>{t('Say where your orders come from, and New Order offers it.')}</EmptyState>
        ) : (
          <FactTable
            label={t('Order sources')}
            rows={orderSources}
            getRowId={({ id }) => id}
            columns={[
              {
                id: 'name',
                header: t('Source'),
                isWide: true,
                cell: ({ name, colour, isDefault, isArchived }) => (
                  <Name>
                    <Dot style={{ background: colour }} aria-hidden />
                    {name}
                    {isDefault && <StateWord meaning="muted">{t('New orders begin with it')}</StateWord>}
                    {isArchived && <Badge>{t('Archived')}</Badge>}
                  </Name>
                ),
              },
              {
                id: 'menu',
                header: t('Actions'),
                align: 'end',
                cell: (source) => (
                  <OptionMenu
                    name={source.name}
                    isArchived={source.isArchived}
                    onEdit={() => setEditing(source)}
                    onArchive={source.isDefault ? undefined : (isArchived) => void archive(source, isArchived)}
                  />
                ),
              },
            ]}
          />
        )}
      </Card>
      {editing && <SourceDialog source={editing === 'new' ? null : newestOf(orderSources, editing)} onSaved={() => void done()} onClose={() => setEditing(null)} />}
    </>
  );
}

interface SourceDialogProps {
  source: Source | null;
  onSaved: () => void;
  onClose: () => void;
}

function SourceDialog({ source, onSaved, onClose }: SourceDialogProps) {
  const { t } = useTranslation();
  const { create, update } = useSaveOrderSource();
  const { name = '', colour = NEW_COLOUR, isDefault = false } = source ?? {};
  const form = useCommandForm({
    saved: { name, colour, isDefault },
    save: (draft): ReturnType<typeof create> =>
      source
        ? update({ input: { ...draft, id: source.id, version: source.version, isArchived: source.isArchived } })
        : create({ input: draft }),
    onSaved,
  });
  return (
    <FormDialog form={form} title={source ? t('Change {{name}}', { name }) : t('New order source')} submitLabel={t('Save')} onClose={onClose} width={420}>
      <FormTextField
        form={form}
        name="name"
        label={t('Name')}
        validate={(text) => (text.trim() === '' ? t('Give it a name') : null)}
        maxLength={50}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormTextField form={form} name="colour" label={t('Colour')} type="color" />
      {!source?.isDefault && !source?.isArchived && <FormSwitch form={form} name="isDefault" label={t('New orders begin with it')} />}
    </FormDialog>
  );
}
