import { useEffect, useEffectEvent } from 'react';
import { useSwitchBusiness } from './useSwitchBusiness.ts';

interface SwitchBusinessProps {
  businessId: string;
  /** It was refused, or could not be sent: the page stays. */
  onFailed: () => void;
}

/** Selects the business as soon as it is there. A part of its own: the first view is seldom left for another business. */
export function SwitchBusiness({ businessId, onFailed }: SwitchBusinessProps) {
  const { switchBusiness } = useSwitchBusiness();
  const select = useEffectEvent(async () => {
    if (!(await switchBusiness(businessId))) onFailed();
  });
  useEffect(() => void select(), []);
  return null;
}
