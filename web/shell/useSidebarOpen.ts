import { useState } from 'react';

const STORAGE_KEY = 'sidebarOpen';

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'false';
  } catch {
    // Storage blocked: open, as for everyone who never chose.
    return true;
  }
}

/** Whether the sidebar shows words, remembered in this browser; open unless closed by hand. */
export function useSidebarOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(read);

  function toggle() {
    const next = !isOpen;
    setOpen(next);
    try {
      localStorage.setItem(STORAGE_KEY, String(next));
    } catch {
      // The choice holds for this page then.
    }
  }

  return [isOpen, toggle];
}
