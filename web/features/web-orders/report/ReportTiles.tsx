import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { ReportTiles_figures$data, ReportTiles_figures$key } from '../../../__generated__/ReportTiles_figures.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Tile, TileLine, TileLink, Tiles } from '../../orders/dashboard/Tile.tsx';
import { webOrderSearch } from '../webOrderSearch.ts';
import type { WebOrderSearch } from '../webOrderSearch.ts';
import { shareText, waitText } from './reportText.ts';

const fragment = graphql`
  fragment ReportTiles_figures on WebOrderTotal {
    received
    unfinished
    approved
    cancelled
    called
    firstCallMinutes
  }
`;

interface ReportTilesProps {
  now: ReportTiles_figures$key;
  before: ReportTiles_figures$key;
  /** The list's filter for the counted orders. */
  behind: WebOrderSearch;
}

/** The figures of the range, each beside the one of the equally long range before. */
export function ReportTiles({ now, before, behind }: ReportTilesProps) {
  const { t } = useTranslation();
  const canSee = useCan('webOrderList');
  const figures = useFragment(fragment, now);
  const past = useFragment(fragment, before);

  function tile(label: string, of: (one: ReportTiles_figures$data) => number, search: WebOrderSearch) {
    const isPart = (search.status !== undefined || search.called !== undefined) && figures.received > 0;
    const content = {
      label, value: formatCount(of(figures)),
      note: (
        <>
          {isPart && <TileLine>{t('{{share}} of those received', { share: shareText(of(figures), figures.received, t) })}</TileLine>}
          <TileLine>{t('{{before}} in the days before', { before: formatCount(of(past)) })}</TileLine>
        </>
      ),
    };
    return canSee
      ? <TileLink to="/website/website-order-list" search={searchOf(webOrderSearch, { status: 'ALL', ...behind, ...search })} {...content} />
      : <Tile {...content} />;
  }

  return (
    <Tiles>
      {tile(t('Received'), ({ received }) => received, {})}
      {tile(t('Approved'), ({ approved }) => approved, { status: 'APPROVED' })}
      {tile(t('Cancelled'), ({ cancelled }) => cancelled, { status: 'CANCELLED' })}
      {(figures.unfinished > 0 || past.unfinished > 0) && tile(t('Unfinished checkouts'), ({ unfinished }) => unfinished, { orders: 'NO' })}
      {tile(t('Called'), ({ called }) => called, { called: 'YES' })}
      <Tile
        label={t('Until the first call')} value={waitText(figures.firstCallMinutes, t)}
        note={(
          <>
            <TileLine>{figures.called > 0 ? t('half of them sooner') : t('nobody was called')}</TileLine>
            {past.called > 0 && <TileLine>{t('{{before}} in the days before', { before: waitText(past.firstCallMinutes, t) })}</TileLine>}
          </>
        )}
      />
    </Tiles>
  );
}
