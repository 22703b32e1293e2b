import { useEffect, useRef, useState } from 'react';

/** Pause in typing before a search is sent. */
const REST_MS = 250;

/**
 * What is typed, ahead of what is searched for; a change of the search from elsewhere (Clear filters) wins.
 */
export function useDebouncedSearch(search: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  function rest() {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }
  useEffect(() => rest, []);
  useEffect(() => {
    if (timer.current === null) setDraft(null);
  }, [search]);

  function send(text: string) {
    rest();
    onSearch(text);
  }
  function type(text: string) {
    setDraft(text);
    rest();
    if (text === '') return send(text);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      // If a row was opened meanwhile, the page must not change back to the list.
      if (window.location.pathname === pathname) send(text);
    }, REST_MS);
  }
  return { text: draft ?? search, type, send };
}
