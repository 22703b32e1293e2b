import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { businessEntries } from './businessEntries.tsx';
import type { OtherBusiness } from './businessEntries.tsx';
import { useSwitchBusiness } from './useSwitchBusiness.ts';

/** Switch Business on a gate screen; nothing when there is no other business. */
export function SwitchBusinessMenu({ businesses }: { businesses: readonly OtherBusiness[] }) {
  const { t } = useTranslation();
  const { switchBusiness, isInFlight } = useSwitchBusiness();
  if (businesses.length === 0) return null;
  return (
    <Menu
      label={t('Switch Business')}
      placement="bottom start"
      trigger={
        <Button icon={ChevronsUpDown} isPending={isInFlight}>
          {t('Switch Business')}
        </Button>
      }
      entries={businessEntries(businesses, {
        t,
        showsExpiry: true,
        onSwitch: (id) => void switchBusiness(id),
      })}
    />
  );
}
