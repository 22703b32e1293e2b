import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { useRequestSiteKeys } from '../mutations/useRequestSiteKeys.ts';

/** Has a connected shop hand out new keys: for those that were revoked there. */
export function RenewKeys({ siteId, isUrgent }: { siteId: string; isUrgent: boolean }) {
  const { t } = useTranslation();
  const { requestSiteKeys, isInFlight } = useRequestSiteKeys();
  async function renew() {
    const outcome = await requestSiteKeys({ siteId });
    if (!outcome.ok) return toastProblem(outcome.problem);
    window.location.assign(outcome.data.authorizeUrl);
  }
  return (
    <Button icon={KeyRound} variant={isUrgent ? 'primary' : 'secondary'} isPending={isInFlight} onClick={() => void renew()}>
      {t('Get new keys')}
    </Button>
  );
}
