import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlatformNotices_viewer$key } from '../../__generated__/PlatformNotices_viewer.graphql.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDismissAnnouncement } from './mutations/useDismissAnnouncement.ts';
import { useStopViewing } from './mutations/useStopViewing.ts';
import { severityMeaning } from './severity.ts';

/** Above every page: whose rights are in use, and what the platform announces. */
export function PlatformNotices({ viewer }: { viewer: PlatformNotices_viewer$key }) {
  const { t, i18n } = useTranslation();
  const { viewsAs, announcements } = useFragment(
    graphql`
      fragment PlatformNotices_viewer on Viewer {
        viewsAs {
          name
        }
        announcements {
          id
          title
          text
          titleBangla
          textBangla
          severity
          isDismissible
        }
      }
    `,
    viewer,
  );
  const [away, setAway] = useState<readonly string[]>([]);
  const { dismiss } = useDismissAnnouncement();
  const { stopViewing, isInFlight } = useStopViewing();
  const isBangla = i18n.language === 'bn';

  async function putAway(id: string) {
    setAway((ids) => [...ids, id]);
    const outcome = await dismiss(id);
    if (outcome.ok || outcome.problem.code === 'NOT_FOUND') return;
    setAway((ids) => ids.filter((one) => one !== id));
    toastProblem(outcome.problem);
  }

  async function stop() {
    const outcome = await stopViewing();
    if (outcome.ok) window.location.assign('/super-admin/business-list');
    else toastProblem(outcome.problem);
  }

  return (
    <>
      {viewsAs && (
        <Banner
          meaning="warn"
          title={t('You see this business as {{name}} does', { name: viewsAs.name })}
          action={<Button size="small" isPending={isInFlight} onClick={() => void stop()}>{t('Stop')}</Button>}
        >
          {t('What you do stands in the timelines under your own name.')}
        </Banner>
      )}
      {announcements.filter(({ id }) => !away.includes(id)).map(({ id, severity, isDismissible, ...words }) => (
        <Banner
          key={id}
          meaning={severityMeaning(severity)}
          title={(isBangla && words.titleBangla) || words.title}
          onDismiss={isDismissible ? () => void putAway(id) : undefined}
        >
          {(isBangla && words.textBangla) || words.text}
        </Banner>
      ))}
    </>
  );
}
