import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import type { MetaFiguresCard_query$data, MetaFiguresCard_query$key } from '../../__generated__/MetaFiguresCard_query.graphql.ts';
import { relativeTime } from '../../relay/serverTime.ts';
import { Card } from '../../ui/Card.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { token } from '../../ui/theme/token.ts';
import { dollars } from './adText.ts';
import type { MetaLevel } from './adReportSearch.ts';

type Figures = MetaFiguresCard_query$data['metaFigures'][number];

/** As many rows as the gateway gives at most. */
const MOST = 100;

/** The names of the tabs stand over those of the rows. */
const Levels = styled.div`
  [role='tablist'] {
    padding-inline: 16px;
  }

  [role='tabpanel'] {
    padding-top: 4px;
  }
`;

const Note = styled.p`
  padding: 0 16px 12px;
  color: ${token.ink2};
`;

interface MetaFiguresCardProps {
  query: MetaFiguresCard_query$key;
  level: MetaLevel;
  onLevel: (level: MetaLevel) => void;
}

/** What Meta itself counts, by campaign, ad set or ad: shown apart, because it counts otherwise than the books. */
export function MetaFiguresCard({ query, level, onLevel }: MetaFiguresCardProps) {
  const { t } = useTranslation();
  const { metaFigures: rows, metaHealth: health } = useFragment(
    graphql`
      fragment MetaFiguresCard_query on Query @argumentDefinitions(figures: { type: "MetaFiguresFilter!" }) {
        metaFigures(filter: $figures) {
          number
          name
          parentName
          usd
          impressions
          clicks
          purchases
          conversations
        }
        metaHealth {
          readAt
        }
      }
    `,
    query,
  );
  const count = (id: 'impressions' | 'clicks' | 'purchases' | 'conversations', header: string) => ({
    id, header, align: 'end' as const,
    cell: ({ [id]: number }: Figures) => (number === 0 ? <CellText tone="muted">–</CellText> : formatCount(number)),
  });
  const table = rows.length === 0 ? <Note>{t('Nothing ran at Meta on these days.')}</Note> : (
    <FactTable<Figures>
      label={t('As Meta counts')} rows={rows} getRowId={({ number }) => number} isStackedOnPhone
      columns={[
        { id: 'name', header: t('Name'), isWide: true, isLine: true, cell: ({ name, parentName }) => <CellText secondary={parentName || undefined}>{name}</CellText> },
        { id: 'usd', header: t('Spend'), align: 'end', cell: ({ usd }) => dollars(usd) },
        count('impressions', t('Shown')),
        count('clicks', t('Clicks')),
        count('conversations', t('Conversations')),
        count('purchases', t('Purchases')),
      ]}
    />
  );
  return (
    <Card title={t('As Meta counts')} isFlush>
      <Note>
        {t('Meta counts what its ads were shown for, by the days and the time zone of the ad account. It knows neither deliveries nor returns.')}
        {health?.readAt && ` ${t('Read {{when}}.', { when: relativeTime(health.readAt) })}`}
      </Note>
      <Levels>
        <Tabs
          label={t('Of what Meta counts')}
          selectedId={level}
          onSelect={(id) => onLevel(id as MetaLevel)}
          items={[
            { id: 'CAMPAIGN', label: t('Campaigns'), content: table }, { id: 'AD_SET', label: t('Ad sets'), content: table },
            { id: 'AD', label: t('Ads'), content: table },
          ]}
        />
      </Levels>
      {rows.length === MOST && <Note>{t('The {{number}} that spent most.', { number: formatCount(MOST) })}</Note>}
    </Card>
  );
}
