import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import styled from 'styled-components';
import type { AdReportTable_figures$data, AdReportTable_figures$key } from '../../__generated__/AdReportTable_figures.graphql.ts';
import type { AdReportTable_rows$data, AdReportTable_rows$key } from '../../__generated__/AdReportTable_rows.graphql.ts';
import { searchOf } from '../../list/linkSearch.ts';
import { useCanSeeCost } from '../../shell/useCanSeeCost.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { takaOfColumn } from '../../ui/exactTaka.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { entriesSearch, NO_CAMPAIGN } from '../reports/profit/profitSearch.ts';
import { dollars, ordersText, percentText } from './adText.ts';
import { campaignOrderSearch } from './campaignOrderSearch.ts';
import type { OrderState } from './campaignOrderSearch.ts';
import { campaignSearch } from './campaignSearch.ts';

const figuresFragment = graphql`
  fragment AdReportTable_figures on AdFigures @inline {
    spend
    usd
    metaUsd
    unenteredUsd
    orders
    approved
    delivered
    settled
    returned
    returnShare
    spendPerDelivered
    profitAfterAds
  }
`;

const rowsFragment = graphql`
  fragment AdReportTable_rows on AdReport @inline {
    rows {
      campaign {
        id
        name
        platform
        isMapped
      }
      figures {
        ...AdReportTable_figures
      }
    }
    total {
      ...AdReportTable_figures
    }
  }
`;

type Figures = Omit<AdReportTable_figures$data, ' $fragmentType'>;

interface Line {
  id: string;
  name: string;
  /** As the lists behind the figures are asked for it; undefined for all campaigns. */
  campaign: string | undefined;
  of: AdReportTable_rows$data['rows'][number]['campaign'];
  figures: Figures;
}

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`;

interface AdReportTableProps {
  report: AdReportTable_rows$key;
  /** 'from..to'. */
  days: string;
}

/** The report by campaign, the sum first; each figure leads to what it is made of. */
export function AdReportTable({ report, days }: AdReportTableProps) {
  const { t } = useTranslation();
  const canReadEntries = useCanSeeCost();
  const { rows, total } = readInlineData<AdReportTable_rows$key>(rowsFragment, report);
  const read = (figures: AdReportTable_figures$key) => readInlineData<AdReportTable_figures$key>(figuresFragment, figures);
  const lines: Line[] = [
    { id: 'total', name: t('All ads'), campaign: undefined, of: null, figures: read(total) },
    ...rows.map(({ campaign, figures }) => ({
      id: campaign?.id ?? NO_CAMPAIGN, name: campaign?.name ?? t('Without a campaign'), campaign: campaign?.id ?? NO_CAMPAIGN, of: campaign, figures: read(figures),
    })),
  ];
  const isTotal = ({ id }: Line) => id === 'total';
  const seesProfit = lines[0]!.figures.profitAfterAds !== null;
  const takaOf = (id: 'spend' | 'spendPerDelivered' | 'profitAfterAds') => takaOfColumn(lines.map(({ figures }) => figures[id]));
  const [spendText, perDeliveredText, profitText] = [takaOf('spend'), takaOf('spendPerDelivered'), takaOf('profitAfterAds')];

  const nameOf = (line: Line) => {
    if (!line.of) return <CellText isStrong={isTotal(line)} tone={isTotal(line) ? 'plain' : 'muted'}>{line.name}</CellText>;
    const { id, name, platform, isMapped } = line.of;
    return (
      <CellText secondary={platform}>
        <Name>
          <TextLink to="/marketing/product-campaigns" search={searchOf(campaignSearch, { open: id })}>{name}</TextLink>
          {!isMapped && <Badge meaning="warn">{t('Unmapped')}</Badge>}
        </Name>
      </CellText>
    );
  };
  const spendOf = (line: Line) => {
    const { spend, usd, unenteredUsd } = line.figures;
    if (spend === 0 && usd === 0 && unenteredUsd === 0) return <CellText tone="muted">–</CellText>;
    const notEntered = unenteredUsd > 0 ? t('{{usd}} not entered', { usd: dollars(unenteredUsd) }) : null;
    const text = spendText(spend);
    return (
      <CellText isStrong={isTotal(line)} secondary={[usd > 0 && dollars(usd), notEntered].filter(Boolean).join(' · ')}>
        {canReadEntries && spend !== 0 ? (
          <TextLink
            to="/reports/order-finance-entries" search={searchOf(entriesSearch, { part: 'ADS', days, campaign: line.campaign })}
            aria-label={`${t('Spend')}, ${line.name}: ${text}`}
          >
            {text}
          </TextLink>
        ) : text}
      </CellText>
    );
  };
  const count = (id: 'orders' | 'approved' | 'delivered' | 'settled', header: string, state?: OrderState) => ({
    id, header, align: 'end' as const,
    cell: (line: Line) => behind(line, header, line.figures[id], ordersText(line.figures[id]), state),
  });
  const behind = (line: Line, header: string, orders: number, text: string, state?: OrderState) => {
    if (orders === 0) return <CellText tone="muted">–</CellText>;
    return (
      <CellText isStrong={isTotal(line)}>
        <TextLink
          to="/marketing/campaign-orders" search={searchOf(campaignOrderSearch, { campaign: line.campaign, days, state })}
          aria-label={`${header}, ${line.name}: ${text}`}
        >
          {text}
        </TextLink>
      </CellText>
    );
  };
  const amount = (line: Line, value: number | null | undefined, taka: (amount: number) => string, isLoss = false) =>
    (value === null || value === undefined
      ? <CellText tone="muted">–</CellText>
      : <CellText isStrong={isTotal(line)} tone={isLoss ? 'bad' : 'plain'}>{taka(value)}</CellText>);
  return (
    <FactTable<Line>
      label={t('Ads by campaign')}
      rows={lines}
      getRowId={({ id }) => id}
      isStackedOnPhone
      columns={[
        { id: 'name', header: t('Campaign'), isWide: true, isLine: true, cell: nameOf },
        { id: 'spend', header: t('Spend'), align: 'end', cell: spendOf },
        ...(lines[0]!.figures.metaUsd > 0 ? [{
          id: 'meta', header: t('By Meta'), align: 'end' as const,
          cell: (line: Line) => (line.figures.metaUsd === 0 ? <CellText tone="muted">–</CellText> : <CellText tone="muted">{dollars(line.figures.metaUsd)}</CellText>),
        }] : []),
        count('orders', t('Orders')),
        count('approved', t('Approved'), 'APPROVED'),
        count('delivered', t('Delivered'), 'DELIVERED'),
        count('settled', t('Settled'), 'SETTLED'),
        {
          id: 'returned', header: t('Came back'), align: 'end',
          cell: (line) => behind(line, t('Came back'), line.figures.returned, percentText(line.figures.returnShare, t), 'RETURNED'),
        },
        { id: 'perDelivered', header: t('Per delivered order'), align: 'end', cell: (line) => amount(line, line.figures.spendPerDelivered, perDeliveredText) },
        ...(seesProfit ? [{
          id: 'profit', header: t('Profit after ads'), align: 'end' as const,
          cell: (line: Line) => amount(line, line.figures.profitAfterAds, profitText, (line.figures.profitAfterAds ?? 0) < 0),
        }] : []),
      ]}
    />
  );
}
