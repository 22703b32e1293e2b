import { Plus, RotateCw, Store } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BusinessSwitcher_business$key } from '../../__generated__/BusinessSwitcher_business.graphql.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { MenuEntry } from '../../ui/Menu.tsx';
import { SwitcherButton } from '../../ui/nav/SwitcherButton.tsx';
import { businessEntries } from './businessEntries.tsx';
import type { OtherBusinesses } from './WithOtherBusinesses.tsx';

const loadSwitch = () => import('./SwitchBusiness.tsx');

const SwitchBusiness = lazyPart(loadSwitch, 'SwitchBusiness', { onFailed: ({ onFailed }) => onFailed() });

interface BusinessSwitcherProps {
  business: BusinessSwitcher_business$key;
  others: OtherBusinesses;
  isCollapsed: boolean;
}

/** The selected business, and the menu to switch to another one. */
export function BusinessSwitcher({ business, others, isCollapsed }: BusinessSwitcherProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [next, setNext] = useState<string>();
  const { name, logoUrl } = useFragment(
    graphql`
      fragment BusinessSwitcher_business on Business {
        name
        logoUrl
      }
    `,
    business,
  );

  function footer(): MenuEntry[] {
    const words = (id: string, label: string) => [{ id, label, icon: Store, isDisabled: true, onAction: () => undefined }];
    if (others.state === 'LOADING') return words('loading', t('Loading your businesses…'));
    if (others.state === 'FAILED') {
      return [
        ...words('failed', t('Your businesses could not be loaded')),
        { id: 'retry', label: t('Try again'), icon: RotateCw, onAction: others.retry },
      ];
    }
    if (others.isFounder) {
      return [
        {
          id: 'add',
          label: t('Add business'),
          icon: Plus,
          onAction: () => void navigate({ to: '/setting/create-new-business' }),
        },
      ];
    }
    // The specification shows no switcher for one single other business.
    return others.businesses.length > 1 ? [] : words('none', t('No other business'));
  }

  const entries = businessEntries(others.businesses, { t, onSwitch: setNext });
  const groups = [
    { id: 'businesses', title: t('Businesses'), entries },
    { id: 'footer', entries: footer() },
  ];
  return (
    <>
      <Menu
        label={t('Businesses')}
        placement="bottom start"
        // Here before an entry is chosen.
        onOpenChange={(isOpen) => isOpen && void loadSwitch().catch(() => undefined)}
        groups={groups.filter((group) => group.id === 'businesses' || group.entries.length > 0)}
        trigger={<SwitcherButton name={name} logoUrl={logoUrl} isCollapsed={isCollapsed} isPending={next !== undefined} />}
      />
      {next && <SwitchBusiness key={next} businessId={next} onFailed={() => setNext(undefined)} />}
    </>
  );
}
