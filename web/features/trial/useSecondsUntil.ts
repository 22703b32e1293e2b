import { useEffect, useState } from 'react';

/** Whole seconds until a time in milliseconds, 0 once it has come; redraws each second until then. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, Math.ceil((time - now) / 1000));
}
