import { join } from 'node:path';
import { ROOT } from './processes.ts';

const WEB = join(ROOT, 'web/');

/** What the first signed-in page is made of beside the entry: the shell, and the list that it opens with. */
export const FIRST_VIEW = ['shell/ShellPage.tsx', 'features/orders/ordersRoutes.ts', 'features/orders/OrderListPage.tsx'];

/** What the first click or key may open on it: menu, popover, dialog, tooltip, palette. */
export const FIRST_INTERACTION = [
  'ui/overlay/MenuSurface.tsx',
  'ui/overlay/PopoverSurface.tsx',
  'ui/overlay/ModalSurface.tsx',
  'ui/overlay/TooltipSurface.tsx',
  'shell/CommandPalette.tsx',
];

/** What sends commands: the first view sends none, but nearly every page that is opened from it does. */
const COMMANDS = ['relay/useCommand.ts'];

/** What the sign-in form needs of it. */
const SIGN_IN_FIELDS = ['ui/TextField.tsx'];

/** Small fields that most forms have some of, and the first view none. */
const FORM_FIELDS = ['ui/MoneyField.tsx', 'ui/PhoneField.tsx', 'ui/Select.tsx', 'ui/Switch.tsx'];

const ENTRY = 'main.tsx';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
}

/** Gives what the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const isOwn = (id: string) => !id.includes('/node_modules/');
/** Modules of react-aria and what it is made of: each imports what it needs of the others. */
const isOwnOrAria = (id: string) => isOwn(id) || /node_modules\/(?:@?react-(?:aria|stately)|@internationalized)/.test(id);

/** The modules that some of them import, whatever is asked for later left out. */
function importedBy(roots: readonly string[], graph: Graph, isFollowed: (id: string) => boolean): Set<string> {
  const found = new Set<string>();
  const open = roots.map((root) => WEB + root);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || !isFollowed(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** In the order in which a module that several need is given to one of them. */
export const PARTS = ['core', 'first', 'fields', 'overlay', 'forms'] as const;
type Part = (typeof PARTS)[number];
/** Their modules are named one by one; the others bring along what they need of packages. */
export const EXACT_PARTS: ReadonlySet<Part> = new Set(['fields', 'overlay', 'forms']);

function modulesOf(graph: Graph): Record<Part, Set<string>> {
  return {
    core: new Set([
      ...importedBy([ENTRY], graph, isOwn),
      ...(graph.getModuleInfo(WEB + ENTRY)?.importedIds ?? []),
    ]),
    first: importedBy([...FIRST_VIEW, ...COMMANDS], graph, isOwn),
    fields: importedBy(SIGN_IN_FIELDS, graph, isOwnOrAria),
    overlay: importedBy(FIRST_INTERACTION, graph, isOwnOrAria),
    forms: importedBy(FORM_FIELDS, graph, isOwn),
  };
}

/**
 * Names the file that a module goes into: 'core' is what every page needs, 'first' the rest of the first view,
 * 'overlay' what the first click or key may open on it, 'fields' the part of that which the sign-in form needs
 * too, and 'forms' what most other forms need beside it. Null for everything else, and for what is asked for by an address or a click: it has a file of its own.
 */
export function partOf(): (id: string, graph: Graph) => Part | null {
  let parts: Record<Part, Set<string>> | undefined;
  return (id, graph) => {
    parts ??= modulesOf(graph);
    const modules = parts;
    const isOwnFile = id === WEB + ENTRY || (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    return isOwnFile ? null : (PARTS.find((part) => modules[part].has(id)) ?? null);
  };
}
