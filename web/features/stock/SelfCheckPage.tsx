import { CircleCheck, CircleX, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { SelfCheckPageQuery, SelfCheckPageQuery$data } from '../../__generated__/SelfCheckPageQuery.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { usePolling } from '../../relay/usePolling.ts';
import { useReload } from '../../relay/useReload.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { meaningColours } from '../../ui/theme/token.ts';
import { sourceLink } from '../accounting/sourceLink.ts';
import { bucketsIn } from './buckets.ts';
import { LedgerButton } from './components/LedgerButton.tsx';
import { useStartSelfCheck } from './mutations/useStartSelfCheck.ts';
import { selfCheckRoute } from './stockRoutes.ts';

type Check = SelfCheckPageQuery$data['selfCheck']['checks'][number];
type Finding = Check['found'][number];

const selfCheckPageQuery = graphql`
  query SelfCheckPageQuery @preloadable {
    selfCheck {
      checkedAt
      isRunning
      failedAt
      checks {
        name
        found {
          subject
          detail
          place
          variantId
          locationId
          record {
            type
            recordId
          }
        }
      }
    }
  }
`;

const LOOK_MS = 1_500;

const Rules = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Rule = styled.li<{ $holds: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 2px 10px;
  overflow-wrap: anywhere;

  > span::first-letter {
    text-transform: uppercase;
  }

  > span {
    display: block;
  }

  > svg {
    width: 18px;
    height: 18px;
    color: ${({ $holds }) => ($holds ? meaningColours('good').text : meaningColours('bad').text)};
  }

  > ul {
    grid-column: 2;
    margin: 0;
    padding-left: 18px;
  }
`;

/** What the checks of the ledgers found the last time, with a button to check again: `/reports/self-check`. */
export function SelfCheckPage() {
  const { t } = useTranslation();
  const { selfCheck } = useRouteQuery<SelfCheckPageQuery>(selfCheckPageQuery, selfCheckRoute.useLoaderData());
  const { checks, checkedAt, isRunning, failedAt } = selfCheck;
  const broken = checks.filter(({ found }) => found.length > 0);
  const { startSelfCheck, isInFlight } = useStartSelfCheck();
  usePolling(useReload<SelfCheckPageQuery>(selfCheckPageQuery, {}), isRunning, LOOK_MS);

  async function again() {
    const outcome = await startSelfCheck();
    if (!outcome.ok) toastProblem(outcome.problem);
  }

  return (
    <>
      <PageHeader
        title={t('Self-check')}
        count={t('as of {{time}}', { time: formatShortDateTime(checkedAt) })}
        actions={
          <Button icon={RefreshCw} onClick={() => void again()} isPending={isRunning || isInFlight}>
            {t('Check again')}
          </Button>
        }
      />
      {isRunning && <Banner meaning="info" title={t('The ledgers are being checked: a large business takes minutes, and you may leave this page')} />}
      {!isRunning && failedAt && (
        <Banner
          meaning="warn"
          title={t('The check of {{time}} could not be finished: this is what the one before found', { time: formatShortDateTime(failedAt) })}
        />
      )}
      {broken.length === 0 ? (
        <Banner meaning="good" title={t('All ledgers agree with their rows')} />
      ) : (
        <Banner meaning="bad" title={t('{{count}} of the rules do not hold', { count: broken.length })} />
      )}
      <Card title={t('Rules of the ledgers')}>
        <Rules aria-label={t('Rules of the ledgers')}>
          {[...broken, ...checks.filter(({ found }) => found.length === 0)].map((check) => (
            <RuleLine key={check.name} check={check} />
          ))}
        </Rules>
      </Card>
    </>
  );
}

function RuleLine({ check: { name, found } }: { check: Check }) {
  const { t } = useTranslation();
  const holds = found.length === 0;
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <Rule $holds={holds}>
      <Icon role="img" aria-label={holds ? t('Holds') : t('Does not hold')} />
      <span>{gatewayText({ message: name, messageKey: name })}</span>
      {!holds && (
        <ul>
          {found.map((finding) => (
            <li key={`${finding.subject} ${finding.detail}`}>
              <Subject finding={finding} />: {finding.detail} <Rows finding={finding} />
            </li>
          ))}
        </ul>
      )}
    </Rule>
  );
}

/** What a finding is about, as a link where it has a page. */
function Subject({ finding: { subject, place, record } }: { finding: Finding }) {
  const link = record && sourceLink(record);
  return link ? <TextLink {...link}>{subject}</TextLink> : (place ?? subject);
}

/** Buttons that open the ledger rows behind each bucket named by a finding. */
function Rows({ finding: { detail, variantId, locationId, place } }: { finding: Finding }) {
  if (!variantId || !locationId) return null;
  return bucketsIn(detail).map((bucket) => (
    <LedgerButton key={bucket} variantId={variantId} locationId={locationId} bucket={bucket} what={place ?? ''} />
  ));
}
