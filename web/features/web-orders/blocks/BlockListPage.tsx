import { Pencil, ShieldBan, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { BlockListPage_buyerBlocks$key } from '../../../__generated__/BlockListPage_buyerBlocks.graphql.ts';
import type { BlockListPageQuery } from '../../../__generated__/BlockListPageQuery.graphql.ts';
import { choiceFilter } from '../../../list/choiceFilter.tsx';
import { useColumns } from '../../../list/columns.tsx';
import { openBeside, useDrawerAddress } from '../../../list/drawerAddress.ts';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { newestOf } from '../../../list/newestOf.ts';
import { tabCounts } from '../../../list/tabCounts.ts';
import { useListScreen } from '../../../list/useListScreen.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useRefresh } from '../../../relay/useReload.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBuyerBlocks } from '../mutations/useBuyerBlocks.ts';
import { blockListRoute } from '../webOrdersRoutes.ts';
import { blockColumns } from './blockColumns.tsx';
import type { BlockRow } from './blockColumns.tsx';
import { BlockHits } from './BlockHits.tsx';
import { BLOCK_ACTIONS, BLOCK_KINDS, blockSearch } from './blockSearch.ts';
import { actionText, kindText } from './blockText.ts';

const BlockDialog = lazyPart(() => import('./BlockDialog.tsx'), 'BlockDialog', { onFailed: ({ onClose }) => onClose() });

const query = graphql`
  query BlockListPageQuery($first: Int!, $filter: BuyerBlocksFilter) @preloadable {
    buyerBlockCounts {
      status
      count
    }
    ...BlockListPage_buyerBlocks @arguments(count: $first, filter: $filter)
  }
`;

const blocksFragment = graphql`
  fragment BlockListPage_buyerBlocks on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "BuyerBlocksFilter" })
  @refetchable(queryName: "BlockListPageNextQuery") {
    buyerBlocks(first: $count, after: $cursor, filter: $filter)
      @connection(key: "BlockListPage_buyerBlocks", filters: ["filter"]) {
      edges {
        node {
          ...blockColumns_block @relay(mask: false)
        }
      }
    }
  }
`;

const blockLink = ({ id }: BlockRow) => openBeside(id);

/** The rules that hold, ask for an advance, block, or always allow: `/website/ip_block_list`. */
export function BlockListPage() {
  const { t } = useTranslation();
  const list = useListScreen<BlockListPageQuery, BlockListPage_buyerBlocks$key, typeof blockSearch>({
    search: blockSearch,
    address: blockListRoute.useSearch(),
    loaded: blockListRoute.useLoaderData(),
    query,
    rows: blocksFragment,
  });
  const columns = useColumns(blockColumns);
  const { counts, total } = tabCounts(list.data.buyerBlockCounts);
  const { opened, close } = useDrawerAddress();
  const { remove, isRemoving } = useBuyerBlocks();
  const [editing, setEditing] = useState<BlockRow | 'NEW' | null>(null);
  const [leaving, setLeaving] = useState<BlockRow | null>(null);

  const refresh = useRefresh<BlockListPageQuery>(query, blockSearch.variables(list.search));

  async function takeAway() {
    if (!leaving) return;
    const outcome = await remove(leaving.id);
    setLeaving(null);
    if (outcome.ok) toast.success(t('Rule for {{value}} removed', { value: leaving.value }));
    else toastProblem(outcome.problem);
    // Somebody else may have changed it: without reading it again, each further try would be refused.
    return refresh();
  }

  return (
    <>
      <ListScreen
        id="buyer-blocks"
        exportName="buyer-blocks"
        list={list}
        title={t('IP & Mobile Block')}
        label={t('Rules about buyers')}
        create={{ label: t('Block a buyer'), icon: ShieldBan, to: () => setEditing('NEW') }}
        tabs={{
          label: t('Rules by what happens'),
          items: [
            { value: undefined, label: t('All'), count: total },
            ...BLOCK_ACTIONS.map((value) => ({ value, label: actionText(value, t), count: counts.get(value) ?? 0 })),
          ],
        }}
        searchLabel={t('Number, IP, e-mail')}
        filters={[
          choiceFilter({
            id: 'kind', label: t('What'), value: list.search.kind,
            choices: BLOCK_KINDS.map((kind) => ({ id: kind, name: kindText(kind, t) })),
            onChange: (kind) => list.change({ kind: kind as (typeof BLOCK_KINDS)[number] | undefined }),
          }),
        ]}
        columns={columns}
        rowLabel={({ value }) => t('rule for {{value}}', { value })}
        rowLink={blockLink}
        rowActions={(block) => [
          { id: 'edit', icon: Pencil, label: t('Change'), onAction: () => setEditing(block) },
          { id: 'remove', icon: Trash2, label: t('Remove'), onAction: () => setLeaving(block) },
        ]}
        emptyState={
          <EmptyState title={t('Nobody is blocked')}>
            {t('A rule holds the web orders of a phone, an IP, an e-mail or a device until somebody has looked. Nothing is ever refused in silence.')}
          </EmptyState>
        }
      />
      {opened && <BlockHits key={opened} id={opened} onClose={close} />}
      {editing && (
        <BlockDialog block={editing === 'NEW' ? undefined : newestOf(list.rows, editing)} onSaved={() => void refresh()} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        title={t('Remove the rule for {{value}}?', { value: leaving?.value ?? '' })}
        confirmLabel={t('Remove')}
        isOpen={leaving !== null}
        isPending={isRemoving}
        onClose={() => setLeaving(null)}
        onConfirm={() => void takeAway()}
        isDanger
      >
        {t('Orders that it has put aside stay there until somebody takes them up.')}
      </ConfirmDialog>
    </>
  );
}
