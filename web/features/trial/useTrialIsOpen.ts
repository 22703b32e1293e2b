import { useEffect, useState } from 'react';
import { fetchSessionConfig } from '../identity/sessionApi.ts';

/** Whether this server starts trials; null until it is known. Where the answer is missing, the attempt will tell. */
export function useTrialIsOpen(): boolean | null {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    fetchSessionConfig().then(
      ({ trial }) => setOpen(trial),
      () => setOpen(true),
    );
  }, []);
  return isOpen;
}
