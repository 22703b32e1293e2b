import type { TFunction } from 'i18next';
import { formatExpiryDate } from '../../../schema/rules/format.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { MenuEntry } from '../../ui/Menu.tsx';
import { isExpired } from './gate.ts';

export interface OtherBusiness {
  readonly id: string;
  readonly name: string;
  readonly packageExpiresAt: string;
}

interface EntryOptions {
  t: TFunction;
  onSwitch: (businessId: string) => void;
  /** Shows until when each package is active; expired ones are always marked. */
  showsExpiry?: boolean;
}

/** The other businesses as menu entries: first letter, name, 'Package Expired'. */
export function businessEntries(
  businesses: readonly OtherBusiness[],
  { t, onSwitch, showsExpiry = false }: EntryOptions,
): MenuEntry[] {
  function note({ packageExpiresAt }: OtherBusiness): string | undefined {
    if (isExpired(packageExpiresAt)) return t('Package Expired');
    return showsExpiry ? t('Expires: {{date}}', { date: formatExpiryDate(packageExpiresAt) }) : undefined;
  }
  return businesses.map((business) => ({
    id: business.id,
    label: business.name,
    start: <Avatar name={business.name} shape="square" size={24} />,
    note: note(business),
    onAction: () => onSwitch(business.id),
  }));
}
