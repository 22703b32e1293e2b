import { useEffect } from 'react';
import { toast } from '../ui/toast.tsx';

/** Tells of a read that failed, once for each failure; those of the same `id` take each other's place. */
export function useErrorToast(error: Error | null, id: string): void {
  useEffect(() => {
    if (error) toast.error(error.message, { id });
  }, [error, id]);
}
