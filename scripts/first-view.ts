import { join } from 'node:path';
import { ROOT } from './processes.ts';

const WEB = join(ROOT, 'web/');

/** What the first signed-in page is made of beside the entry: the shell, and the list that it opens with. */
export const FIRST_VIEW = ['shell/ShellPage.tsx', 'features/orders/OrderListPage.tsx'];

/** What the first click or key may open on it: menu, popover, dialog, tooltip, palette. */
export const FIRST_INTERACTION = [
  'ui/overlay/MenuSurface.tsx',
  'ui/overlay/PopoverSurface.tsx',
  'ui/overlay/ModalSurface.tsx',
  'ui/overlay/TooltipSurface.tsx',
  'shell/CommandPalette.tsx',
];

const ENTRY = 'main.tsx';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
}

/** Gives what the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Our own modules that some of them import, whatever is asked for later left out. */
function importedBy(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const open = roots.map((root) => WEB + root);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id.includes('/node_modules/')) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

type Part = 'core' | 'first';

/**
 * Names the file that a module goes into: 'core' is what every page needs, 'first' the rest of the first view.
 * What they need of packages goes with them. Null for everything else, and for what is asked for by an address or a
 * click: it has a file of its own.
 */
export function partOf(): (id: string, graph: Graph) => Part | null {
  let parts: [Part, Set<string>][] | undefined;
  return (id, graph) => {
    parts ??= [
      ['core', new Set([...importedBy([ENTRY], graph), ...(graph.getModuleInfo(WEB + ENTRY)?.importedIds ?? [])])],
      ['first', importedBy(FIRST_VIEW, graph)],
    ];
    const isOwnFile = id === WEB + ENTRY || (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    return isOwnFile ? null : (parts.find(([, modules]) => modules.has(id))?.[0] ?? null);
  };
}
