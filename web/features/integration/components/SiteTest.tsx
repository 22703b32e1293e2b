import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptText } from '../../../keptText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useTestWebSite } from '../mutations/useTestWebSite.ts';

interface Result {
  meaning: 'good' | 'warn' | 'bad';
  title: string;
  notes?: readonly (string | undefined)[];
}

/** Tests the connection to the shop once and shows the result. */
export function SiteTest({ siteId }: { siteId: string }) {
  const { t } = useTranslation();
  const { testWebSite } = useTestWebSite();
  const [result, setResult] = useState<Result | null>(null);
  const hasAsked = useRef(false);

  useEffect(() => {
    // React's strict mode runs effects twice; the test must run once.
    if (hasAsked.current) return;
    hasAsked.current = true;
    async function ask() {
      const outcome = await testWebSite(siteId);
      if (!outcome.ok) return setResult({ meaning: 'bad', title: outcome.problem.message });
      const { ok, canWrite, hasNotices, message, wooVersion } = outcome.data;
      const note = wooVersion ? t('WooCommerce {{version}}', { version: wooVersion }) : undefined;
      const notices = hasNotices ? t('The shop prints PHP notices before its data. They are read past, but its web host should switch WP_DEBUG_DISPLAY off.') : undefined;
      if (!ok) return setResult({ meaning: 'bad', title: t('The shop could not be read'), notes: [keptText(message)] });
      setResult({ meaning: canWrite && !hasNotices ? 'good' : 'warn', title: keptText(message), notes: [note, notices] });
    }
    void ask();
  }, [siteId, t, testWebSite]);

  if (!result) return <Banner meaning="info" title={t('Asking the shop…')} />;
  return (
    <Banner meaning={result.meaning} title={result.title}>
      {result.notes?.filter(Boolean).join('. ')}
    </Banner>
  );
}
