import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { ProductReportTiles_figures$data, ProductReportTiles_figures$key } from '../../../__generated__/ProductReportTiles_figures.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { Tile, TileLine, TileLink, Tiles } from '../../orders/dashboard/Tile.tsx';
import { shareText } from '../../web-orders/report/reportText.ts';
import { soldLinesSearch } from './productReportSearch.ts';
import type { Figure, SoldLinesSearch } from './productReportSearch.ts';

const fragment = graphql`
  fragment ProductReportTiles_figures on SalesFigures {
    shipped
    delivered
    back
    revenue
    profit
  }
`;

type Figures = ProductReportTiles_figures$data;

interface ProductReportTilesProps {
  now: ProductReportTiles_figures$key;
  before: ProductReportTiles_figures$key;
  /** The filter of the list of lines for all of them. */
  behind: SoldLinesSearch;
}

/** The sums over all products, each beside the one of the equally long range before. */
export function ProductReportTiles({ now, before, behind }: ProductReportTilesProps) {
  const { t } = useTranslation();
  const figures = useFragment(fragment, now);
  const past = useFragment(fragment, before);
  const earlier = (text: string) => <TileLine>{t('{{before}} in the days before', { before: text })}</TileLine>;
  const backShare = ({ back, delivered }: Figures) => shareText(back, back + delivered, t);
  const pieces = (label: string, of: 'shipped' | 'delivered', figure?: Figure) => (
    <TileLink
      to="/reports/product-report/lines" search={searchOf(soldLinesSearch, { ...behind, ...(figure && { figure }) })}
      label={label} value={formatCount(figures[of])} note={earlier(formatCount(past[of]))}
    />
  );
  const money = (label: string, of: 'revenue' | 'profit') => (
    <Tile
      label={label} value={exactTaka(figures[of] ?? 0)} meaning={(figures[of] ?? 0) < 0 ? 'bad' : undefined}
      note={earlier(exactTaka(past[of] ?? 0))}
    />
  );
  return (
    <Tiles $isLinesOnPhone>
      {pieces(t('Sold'), 'shipped')}
      {pieces(t('Delivered'), 'delivered', 'DELIVERED')}
      <TileLink
        to="/reports/product-report/lines" search={searchOf(soldLinesSearch, { ...behind, figure: 'BACK' })}
        label={t('Came back')} value={backShare(figures)}
        note={
          <>
            <TileLine>{t('{{count}} pieces', { count: figures.back, defaultValue_one: '{{count}} piece' })}</TileLine>
            {earlier(backShare(past))}
          </>
        }
      />
      {money(t('Revenue'), 'revenue')}
      {money(t('Profit'), 'profit')}
    </Tiles>
  );
}
