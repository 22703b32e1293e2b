import { useEffect, useState } from 'react';

type Areas = typeof import('./findArea.ts');

let loaded: Areas | null = null;

/** Loads the area table, which is as large as a small page; null until then. Without it, places are typed as text. */
export function useAreas(): Areas | null {
  const [areas, setAreas] = useState(loaded);
  useEffect(() => {
    if (areas) return;
    let isCurrent = true;
    import('./findArea.ts').then(
      (module) => {
        loaded = module;
        if (isCurrent) setAreas(module);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [areas]);
  return areas;
}
