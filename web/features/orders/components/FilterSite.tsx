import { useTranslation } from 'react-i18next';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useOrderSites } from '../useOrderSites.ts';

interface FilterSiteProps {
  label: string;
  value: string;
  onChange: (site: string) => void;
}

/** A filter by the web shop that an order came from. */
export function FilterSite({ label, value, onChange }: FilterSiteProps) {
  const { t } = useTranslation();
  const { sites, hasFailed, reload } = useOrderSites();
  if (!sites && hasFailed) return <PartFailed title={t('The web shops could not be loaded')} onRetry={reload} />;
  if (sites?.length === 0) return <p>{t('No web shop is connected.')}</p>;
  return (
    <Select
      label={label} placeholder={t('Any')} value={value || null}
      options={(sites ?? []).map(({ id, name }) => ({ id, label: name }))}
      onChange={onChange}
    />
  );
}
