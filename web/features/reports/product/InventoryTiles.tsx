import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { InventoryTiles_figures$key } from '../../../__generated__/InventoryTiles_figures.graphql.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { Tile, TileLine, Tiles } from '../../orders/dashboard/Tile.tsx';
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
  /** Of an earlier day, to compare with. */
  earlier: InventoryTiles_figures$key | null;
  idleDays: number;
}

/** The sums over all products: where the pieces are, and how old those on hand are. */
export function InventoryTiles({ figures: key, earlier, idleDays }: InventoryTilesProps) {
  const { t } = useTranslation();
  const figures = useFragment(fragment, key);
  const past = useFragment(fragment, earlier);
  type Count = Exclude<keyof typeof figures, 'value' | 'deadValue' | ' $fragmentType'>;
  const before = (of: Count) => past && t('{{before}} then', { before: formatCount(past[of]) });
  const noteOf = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).map((part) => <TileLine key={part}>{part}</TileLine>);
  const age = (label: string, of: Count) => (
    <Tile label={label} value={formatCount(figures[of])} note={noteOf(shareText(figures[of], figures.onHand, t), before(of))} />
  );
  return (
    <>
      <Tiles>
        <Tile label={t('Value')} value={exactTaka(figures.value ?? 0)} note={noteOf(t('at average cost'), past && t('{{before}} then', { before: exactTaka(past.value ?? 0) }))} />
        <Tile label={t('On hand')} value={formatCount(figures.onHand)} note={noteOf(t('{{count}} reserved', { count: figures.reserved }), before('onHand'))} />
        <Tile label={t('With courier')} value={formatCount(figures.withCourier)} note={noteOf(before('withCourier'))} />
        <Tile label={t('Returning')} value={formatCount(figures.returning)} note={noteOf(before('returning'))} />
        <Tile label={t('Damaged')} value={formatCount(figures.damaged)} note={noteOf(before('damaged'))} />
      </Tiles>
      <Tiles>
        {age(t('0–30 days'), 'upTo30Days')}
        {age(t('31–60 days'), 'upTo60Days')}
        {age(t('61–90 days'), 'upTo90Days')}
        {age(t('90+ days'), 'older')}
        <Tile
          label={t('Dead stock')} value={formatCount(figures.dead)} meaning={figures.dead > 0 ? 'bad' : undefined}
          note={noteOf(t('{{amount}}, none sold for {{count}} days', { amount: exactTaka(figures.deadValue ?? 0), count: idleDays }), before('dead'))}
        />
      </Tiles>
    </>
  );
}
