import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenReports_query$key } from '../../../__generated__/OpenReports_query.graphql.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

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
      title={t('{{count}} reports of couriers wait for you', { count, number: count >= 100 ? '100+' : String(count), defaultValue_one: '{{count}} report of a courier waits for you' })}
      action={<TextLink to="/delivery-method/courier-reports">{t('Look at them')}</TextLink>}
    />
  );
}
