import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { loadCode } from '../../ui/loadCode.ts';

/** What the business calls the web shop that a list is filtered by; undefined while it is not known. Loaded on use. */
export function useSiteName(site: string | undefined): string | undefined {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ site: string; name: string | undefined }>();
  useEffect(() => {
    if (site === undefined) return;
    let isCurrent = true;
    void loadCode(() => import('./useOrderSites.ts'))
      .then(({ siteNameOf }) => siteNameOf(environment, site))
      .then((name) => isCurrent && setKnown({ site, name }), () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [environment, site]);
  return known?.site === site ? known?.name : undefined;
}
