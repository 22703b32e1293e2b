import { useRouter } from '@tanstack/react-router';
import { CircleCheck, CircleX, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { SelfCheckPageQuery, SelfCheckPageQuery$data } from '../../__generated__/SelfCheckPageQuery.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { meaningColours } from '../../ui/theme/token.ts';
import { sourceLink } from '../accounting/sourceLink.ts';
import { bucketsIn } from './buckets.ts';
import { LedgerButton } from './components/LedgerButton.tsx';
import { selfCheckRoute } from './stockRoutes.ts';

type Check = SelfCheckPageQuery$data['selfCheck']['checks'][number];
type Finding = Check['found'][number];

const selfCheckPageQuery = graphql`
  query SelfCheckPageQuery @preloadable {
    selfCheck {
      checkedAt
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

/** Runs the ledger checks and shows every difference: `/reports/self-check`. */
export function SelfCheckPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const [isChecking, setChecking] = useState(false);
  const { selfCheck } = useRouteQuery<SelfCheckPageQuery>(selfCheckPageQuery, selfCheckRoute.useLoaderData());
  const { checks, checkedAt } = selfCheck;
  const broken = checks.filter(({ found }) => found.length > 0);

  async function again() {
    setChecking(true);
    await router.invalidate();
    setChecking(false);
  }

  return (
    <>
      <PageHeader
        title={t('Self-check')}
        count={t('as of {{time}}', { time: formatShortDateTime(checkedAt) })}
        actions={
          <Button icon={RefreshCw} onClick={() => void again()} isPending={isChecking}>
            {t('Check again')}
          </Button>
        }
      />
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
