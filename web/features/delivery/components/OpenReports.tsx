import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { OpenReports_query$key } from '../../../__generated__/OpenReports_query.graphql.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** So many stand for more. */
const MOST = 100;

/** A banner with the number of courier reports that a person has to handle; nothing when there are none. */
export function OpenReports({ query: key }: { query: OpenReports_query$key }) {
  const { t } = useTranslation();
  const { openCourierReports: count } = useFragment(
    graphql`
      fragment OpenReports_query on Query {
        openCourierReports
      }
    `,
    key,
  );
  if (count === 0) return null;
  return (
    <Banner
      meaning="warn"
      title={t('{{number}} reports of couriers wait for you', {
        count, number: formatCount(count) + (count >= MOST ? '+' : ''), defaultValue_one: '{{number}} report of a courier waits for you',
      })}
      action={<TextLink to="/delivery-method/courier-reports">{t('Look at them')}</TextLink>}
    />
  );
}
