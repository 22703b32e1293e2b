import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { InventoryTiles_figures$key } from '../../../__generated__/InventoryTiles_figures.graphql.ts';
import { exactTaka } from '../../accounting/exactTaka.ts';
import { Tile, Tiles } from '../../orders/dashboard/Tile.tsx';
import { shareText } from '../../web-orders/report/reportText.ts';

const fragment = graphql`
  fragment InventoryTiles_figures on StockFigures {
    onHand
    reserved
    withCourier
    returning
    damaged
    upTo30Days
    upTo60Days
    upTo90Days
    older
    dead
    value
    deadValue
  }
`;

interface InventoryTilesProps {
  figures: InventoryTiles_figures$key;
  idleDays: number;
}

/** The sums over all products: where the pieces are, and how old those on hand are. */
export function InventoryTiles({ figures: key, idleDays }: InventoryTilesProps) {
  const { t } = useTranslation();
  const figures = useFragment(fragment, key);
  const age = (label: string, units: number) => <Tile label={label} value={formatCount(units)} note={shareText(units, figures.onHand, t)} />;
  return (
    <>
      <Tiles>
        <Tile label={t('Value')} value={exactTaka(figures.value ?? 0)} note={t('at average cost')} />
        <Tile label={t('On hand')} value={formatCount(figures.onHand)} note={t('{{count}} reserved', { count: figures.reserved })} />
        <Tile label={t('With courier')} value={formatCount(figures.withCourier)} />
        <Tile label={t('Returning')} value={formatCount(figures.returning)} />
        <Tile label={t('Damaged')} value={formatCount(figures.damaged)} />
      </Tiles>
      <Tiles>
        {age(t('0–30 days'), figures.upTo30Days)}
        {age(t('31–60 days'), figures.upTo60Days)}
        {age(t('61–90 days'), figures.upTo90Days)}
        {age(t('90+ days'), figures.older)}
        <Tile
          label={t('Dead stock')} value={formatCount(figures.dead)} meaning={figures.dead > 0 ? 'bad' : undefined}
          note={t('{{amount}}, none sold for {{count}} days', { amount: exactTaka(figures.deadValue ?? 0), count: idleDays })}
        />
      </Tiles>
    </>
  );
}
