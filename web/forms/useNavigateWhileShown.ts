import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

type Navigate = ReturnType<typeof useNavigate>;

/** As `useNavigate` until its form is gone: an answer that comes later leads nobody away from where they went meanwhile. */
export function useNavigateWhileShown(): Navigate {
  const navigate = useNavigate();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const lead = useCallback((to: Parameters<Navigate>[0]) => (isGone.current ? Promise.resolve() : navigate(to)), [navigate]);
  // `navigate` checks its addresses by type parameters, which the function around it does not have.
  return lead as Navigate;
}
