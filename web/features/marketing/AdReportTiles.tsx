import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdReportTiles_figures$key } from '../../__generated__/AdReportTiles_figures.graphql.ts';
import { searchOf } from '../../list/linkSearch.ts';
import { exactTaka } from '../../ui/exactTaka.ts';
import { Tile, TileLine, TileLink, Tiles } from '../orders/dashboard/Tile.tsx';
import { shareText } from '../web-orders/report/reportText.ts';
import { dollars, ordersText, percentText } from './adText.ts';
import { campaignOrderSearch } from './campaignOrderSearch.ts';
import type { OrderState } from './campaignOrderSearch.ts';

const fragment = graphql`
  fragment AdReportTiles_figures on AdFigures {
    spend
    usd
    unenteredUsd
    orders
    approved
    delivered
    settled
    returnShare
    spendPerDelivered
    profitAfterAds
  }
`;

interface AdReportTilesProps {
  total: AdReportTiles_figures$key;
  /** Of as many days right before. */
  before: AdReportTiles_figures$key;
  /** 'from..to'. */
  days: string;
}

/** The sums of the range. */
export function AdReportTiles({ total, before, days }: AdReportTilesProps) {
  const { t } = useTranslation();
  const { spend, usd, unenteredUsd, orders, approved, delivered, settled, returnShare, spendPerDelivered, profitAfterAds } = useFragment(fragment, total);
  const past = useFragment(fragment, before);
  const withPast = (note: string, value: string) => (
    <>
      <TileLine>{note}</TileLine>
      <TileLine>{t('{{before}} in the days before', { before: value })}</TileLine>
    </>
  );
  const taka = (value: number | null | undefined) => (value === null || value === undefined ? '–' : exactTaka(value));
  const count = (label: string, of: 'orders' | 'delivered' | 'settled', note: string, state?: OrderState) => (
    <TileLink
      to="/marketing/campaign-orders" search={searchOf(campaignOrderSearch, { days, state })}
      label={label} value={ordersText({ orders, delivered, settled }[of])} note={withPast(note, ordersText(past[of]))}
    />
  );
  return (
    <Tiles $isLinesOnPhone>
      <Tile label={t('Spend')} value={exactTaka(spend)} note={withPast(unenteredUsd > 0 ? t('{{usd}} not entered', { usd: dollars(unenteredUsd) }) : dollars(usd), exactTaka(past.spend))} />
      {count(t('Orders'), 'orders', t('{{share}} approved', { share: shareText(approved, orders, t) }))}
      {count(t('Delivered'), 'delivered', t('{{share}} came back', { share: percentText(returnShare, t) }), 'DELIVERED')}
      {count(t('Settled'), 'settled', t('{{share}} of the delivered', { share: shareText(settled, delivered, t) }), 'SETTLED')}
      <Tile label={t('Per delivered order')} value={taka(spendPerDelivered)} note={withPast(t('of the spend'), taka(past.spendPerDelivered))} />
      {profitAfterAds !== null && profitAfterAds !== undefined && (
        <Tile label={t('Profit after ads')} value={exactTaka(profitAfterAds)} meaning={profitAfterAds < 0 ? 'bad' : undefined} note={withPast(t('of finished orders'), taka(past.profitAfterAds))} />
      )}
    </Tiles>
  );
}
