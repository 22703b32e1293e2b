/**
 * Roles and permission flags, specification section 6. Pure; the gateway evaluates, the browser only reads
 * the result.
 */

export const PERMISSION_FLAGS = [
  'search', 'product', 'order', 'newOrder', 'orderList', 'webOrderList', 'webOrderReport', 'orderUpdate',
  'confirmOrder', 'purchase', 'expense', 'notification', 'deliveryMethod', 'adjustStock', 'report',
  'createUser', 'hideProductCostReportForAdmin',
] as const;

export type PermissionFlag = (typeof PERMISSION_FLAGS)[number];
export type PermissionFlags = Record<PermissionFlag, boolean>;

/** `MEMBER` is the specification's "ordinary user with individual flags". */
export const ROLES = ['SUPERADMIN', 'FOUNDER', 'ADMIN', 'MEMBER'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a menu item, field or command may ask for: a flag, one of the role keys, or a permission that follows from any
 * of several flags: `pickProduct` where work begins with choosing a product, `readOrders` for orders and all that they show,
 * `chooseCourier` where a courier is chosen for them, `editOrders` in both menus that lead to Super Edit, `filterOrders` above
 * each list of orders, `preorders`, `webOrderFigures` and `adFigures` in both menus that lead there; `export` where a list or report is
 * taken away as a file.
 */
export type Permission = PermissionFlag | 'ADMIN' | 'FOUNDER' | 'SUPERADMIN' | 'SIGNED_IN' | 'pickProduct' | 'readOrders' | 'chooseCourier' | 'editOrders' | 'filterOrders' | 'preorders' | 'webOrderFigures' | 'adFigures' | 'export';

/** Who chooses products for their work: takes or edits orders, buys, corrects stock, keeps the catalogue, says what ads were for. */
const PICKING: readonly PermissionFlag[] = ['newOrder', 'orderUpdate', 'confirmOrder', 'product', 'purchase', 'adjustStock', 'expense'];

/** Who sees orders: whoever reads lists of them, and whoever may change one, because a change answers with the order. */
const READING: readonly PermissionFlag[] = ['orderList', 'report', 'orderUpdate', 'confirmOrder'];

/** Who says which courier is to carry an order: whoever takes it, or hands it over. */
const SENDING: readonly PermissionFlag[] = ['newOrder', 'orderUpdate'];

/** Who edits orders: Super Edit stands in two menus, each with a right of its own. A change of the status takes that step's right too. */
const EDITING: readonly PermissionFlag[] = ['orderUpdate', 'confirmOrder'];

/** Who filters orders: in the list of what is to be done, or in that of all orders. */
const LISTING: readonly PermissionFlag[] = ['orderList', 'report'];

/** Who takes orders, whether a shop or a person sends them: they promise goods that are still to come. */
const QUEUEING: readonly PermissionFlag[] = ['newOrder', 'webOrderList'];

/** Who reads the report of web orders: it stands under Web Orders and under Reports. */
const REPORTING: readonly PermissionFlag[] = ['webOrderReport', 'report'];

/** Who reads the report of ads: it stands under Meta Ads and under Reports. */
const ADVERTISING: readonly PermissionFlag[] = ['expense', 'report'];

/** Who may take lists and reports of a business away as files: whoever may see them, or fewer. */
export const EXPORTERS = ['READERS', 'ADMINS', 'FOUNDERS'] as const;
export type Exporters = (typeof EXPORTERS)[number];

const EXPORTING: Record<Exporters, Permission> = { READERS: 'SIGNED_IN', ADMINS: 'ADMIN', FOUNDERS: 'FOUNDER' };

export interface Grant {
  role: Role;
  /** Null when the user has no permission record. */
  flags: PermissionFlags | null;
  /** As the business has set it; READERS when left out. */
  exporters?: Exporters;
}

const ADMIN_LEVEL: ReadonlySet<Role> = new Set(['SUPERADMIN', 'FOUNDER', 'ADMIN']);

/**
 * Does this grant pass this permission?
 * FOUNDER, SUPERADMIN and ADMIN pass every flag except `hideProductCostReportForAdmin`, which is true
 * only for an ADMIN whose flag is set; others pass a flag only if it is true.
 * FOUNDER is passed by a super-administrator too, who manages all businesses.
 */
export function can({ role, flags, exporters = 'READERS' }: Grant, permission: Permission): boolean {
  switch (permission) {
    case 'SIGNED_IN':
      return true;
    case 'SUPERADMIN':
      return role === 'SUPERADMIN';
    case 'FOUNDER':
      return role === 'FOUNDER' || role === 'SUPERADMIN';
    case 'ADMIN':
      return ADMIN_LEVEL.has(role);
    case 'pickProduct':
      return PICKING.some((flag) => can({ role, flags }, flag));
    case 'readOrders':
      return READING.some((flag) => can({ role, flags }, flag));
    case 'chooseCourier':
      return SENDING.some((flag) => can({ role, flags }, flag));
    case 'editOrders':
      return EDITING.some((flag) => can({ role, flags }, flag));
    case 'filterOrders':
      return LISTING.some((flag) => can({ role, flags }, flag));
    case 'preorders':
      return QUEUEING.some((flag) => can({ role, flags }, flag));
    case 'webOrderFigures':
      return REPORTING.some((flag) => can({ role, flags }, flag));
    case 'adFigures':
      return ADVERTISING.some((flag) => can({ role, flags }, flag));
    case 'export':
      return can({ role, flags }, EXPORTING[exporters]);
    case 'hideProductCostReportForAdmin':
      return role === 'ADMIN' && flags?.hideProductCostReportForAdmin === true;
    default:
      return ADMIN_LEVEL.has(role) || flags?.[permission] === true;
  }
}

/** May this grant see purchase costs and profit? */
export function canSeeCost(grant: Grant): boolean {
  return can(grant, 'ADMIN') && !can(grant, 'hideProductCostReportForAdmin');
}

/**
 * May this grant see what couriers take? Whoever keeps delivery methods and enters statements has it in hand, on the
 * courier's paper; an administrator from whom costs are hidden does not see it.
 */
export function canSeeCharges(grant: Grant): boolean {
  return can(grant, 'deliveryMethod') && !can(grant, 'hideProductCostReportForAdmin');
}

/** Every permission this grant passes: the list that the browser gets. */
export function effectivePermissions(grant: Grant): Permission[] {
  return [...PERMISSION_FLAGS, 'ADMIN', 'FOUNDER', 'SUPERADMIN', 'SIGNED_IN', 'readOrders', 'chooseCourier', 'export'].filter((permission) =>
    can(grant, permission as Permission),
  ) as Permission[];
}
