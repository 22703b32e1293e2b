import { useEffect, useState } from 'react';
import { loadCode } from '../../../ui/loadCode.ts';

export type Areas = typeof import('./findArea.ts');

let loaded: Areas | null = null;

/** The area table; null when it cannot be loaded. */
export async function loadAreas(): Promise<Areas | null> {
  loaded ??= await loadCode(() => import('./findArea.ts')).catch(() => null);
  return loaded;
}

/** Loads the area table, which is as large as a small page; null until then. Without it, places are typed as text. */
export function useAreas(): Areas | null {
  const [areas, setAreas] = useState(loaded);
  useEffect(() => {
    if (areas) return;
    let isCurrent = true;
    void loadAreas().then((module) => {
      if (isCurrent) setAreas(module);
    });
    return () => {
      isCurrent = false;
    };
  }, [areas]);
  return areas;
}
