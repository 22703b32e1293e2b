import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProfitTiles_figures$data, ProfitTiles_figures$key } from '../../../__generated__/ProfitTiles_figures.graphql.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { Tile, Tiles } from '../../orders/dashboard/Tile.tsx';

const fragment = graphql`
  fragment ProfitTiles_figures on ProfitPeriod {
    sales
    gross
    ads
    otherCosts
    net
  }
`;

interface ProfitTilesProps {
  now: ProfitTiles_figures$key;
  before: ProfitTiles_figures$key;
  /** Of some orders alone: what no order has caused is left out. */
  isOfSome: boolean;
}

/** The sums of the range, each beside the one of the equally long range before. */
export function ProfitTiles({ now, before, isOfSome }: ProfitTilesProps) {
  const { t } = useTranslation();
  const figures = useFragment(fragment, now);
  const past = useFragment(fragment, before);
  const tile = (label: string, of: (one: ProfitTiles_figures$data) => number) => (
    <Tile
      label={label} value={exactTaka(of(figures))} meaning={of(figures) < 0 ? 'bad' : undefined}
      note={t('{{before}} in the days before', { before: exactTaka(of(past)) })}
    />
  );
  return (
    <Tiles $isLinesOnPhone>
      {tile(t('Sales'), ({ sales }) => sales ?? 0)}
      {tile(t('Gross profit'), ({ gross }) => gross ?? 0)}
      {!isOfSome && tile(t('Ads and other costs'), ({ ads, otherCosts }) => (ads ?? 0) + (otherCosts ?? 0))}
      {!isOfSome && tile(t('Net profit'), ({ net }) => net ?? 0)}
    </Tiles>
  );
}
